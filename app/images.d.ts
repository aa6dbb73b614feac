declare module "*?photo" {
  const picture: import("vite-imagetools").Picture;
  export default picture;
}
