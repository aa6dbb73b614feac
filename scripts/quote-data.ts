import type { Plugin } from "vite";
import { languages } from "../app/domain/languages.ts";

const name = "virtual:quote-data";

/**
 * What the quote page says, as a module for each language. It comes with the page's script, because in the document,
 * which holds the words already, it would be a third of the weight.
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
