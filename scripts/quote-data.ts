import type { Plugin } from "vite";
import { languages } from "../app/domain/languages.ts";

const name = "virtual:quote-data";

/**
 * The texts of the quote page, as one module per language, loaded with the page's script. In the document, which
 * already contains the words as HTML, they would be a third of its size.
 */
export function quoteData(): Plugin {
  return {
    name: "site:quote-data",
    resolveId: (id) => (id.startsWith(name) ? `\0${id}` : undefined),
    async load(id) {
      if (!id.startsWith(`\0${name}`)) return;
      const [, language] = id.split("/");
      if (!language) return `export default {${languages.map(loaderOf).join()}}`;
      const { quoteDataIn } = await import("../app/pages/quote-data.server.ts");
      return `export default ${JSON.stringify(quoteDataIn(language))}`;
    },
  };
}

function loaderOf(language: string): string {
  return `${JSON.stringify(language)}: () => import("${name}/${language}")`;
}
