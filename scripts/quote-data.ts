import { type Plugin, runnerImport } from "vite";
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
      // An `import` would return the texts that it has read the first time.
      const { module } = await runnerImport<typeof import("../app/pages/quote-data.server.ts")>(
        "./app/pages/quote-data.server.ts",
      );
      return `export default ${JSON.stringify(module.quoteDataIn(language))}`;
    },
    hotUpdate({ file }) {
      if (!file.includes("/app/content/")) return;
      const { moduleGraph } = this.environment;
      for (const language of languages) {
        const texts = moduleGraph.getModuleById(`\0${name}/${language}`);
        if (texts) moduleGraph.invalidateModule(texts);
      }
    },
  };
}

function loaderOf(language: string): string {
  return `${JSON.stringify(language)}: () => import("${name}/${language}")`;
}
