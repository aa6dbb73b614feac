/** For each language, a function that loads the texts of the quote page: scripts/quote-data.ts */
declare module "virtual:quote-data" {
  type Language = import("./domain/languages.ts").Language;
  type QuoteData = import("./sections/quote/sample-data.ts").QuoteData;
  const loaders: Record<Language, () => Promise<{ default: QuoteData }>>;
  export default loaders;
}
