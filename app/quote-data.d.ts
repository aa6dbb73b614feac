/** For each language, a function that loads the texts of the quote page: scripts/quote-data.ts */
declare module "virtual:quote-data" {
  const loaders: unknown;
  export default loaders;
}
