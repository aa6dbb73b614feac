/** A photograph in the sizes and formats that vite.config.ts configures: docs/images.md */
declare module "*?photo" {
  const picture: import("vite-imagetools").Picture;
  export default picture;
}
