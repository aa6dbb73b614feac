/** For each language a function that loads what the quote page says: scripts/quote-data.ts */
declare module "virtual:quote-data" {
  const loaders: unknown;
  export default loaders;
}
