import { useShell } from "../layout/use-shell.ts";
import { newTab } from "../ui/Buttons.tsx";

/** Plain text, and links to other pages or sites. */
type Parts = (string | { title: string; href: string })[];

interface LinkedTextProps {
  parts: Parts;
}

export function textOf(parts: Parts): string {
  return parts.map((part) => (typeof part === "string" ? part : part.title)).join("");
}

export function LinkedText({ parts }: LinkedTextProps) {
  const { opensInNewTab } = useShell();
  return parts.map((part) => {
    if (typeof part === "string") return part;
    const { title, href } = part;
    // The hint is no text, so that a copied sentence does not contain it.
    const outbound = href.startsWith("/") ? {} : { ...newTab, "aria-label": `${title} ${opensInNewTab}` };
    return (
      <a key={href} href={href} {...outbound}>
        {title}
      </a>
    );
  });
}
