import type { ComponentProps } from "react";
import type { Picture } from "vite-imagetools";
import styles from "./Photo.module.css";

interface PhotoProps extends ComponentProps<"img"> {
  image: Picture;
  alt: string;
  sizes: string;
}

export function Photo({ image: { sources, img }, alt, sizes, ...props }: PhotoProps) {
  return (
    <picture className={styles.photo}>
      {Object.entries(sources).map(([type, files]) => (
        <source key={type} type={`image/${type}`} srcSet={files} sizes={sizes} />
      ))}
      <img src={img.src} width={img.w} height={img.h} alt={alt} loading="lazy" {...props} />
    </picture>
  );
}
