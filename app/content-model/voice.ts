/** The rules of the studio's voice in each language: docs/content-guide.md */
import type { Language } from "../languages.ts";

/** The problem of a text that matches, as the end of a sentence: "is tuteo". */
export type Rule = [rule: string, pattern: RegExp];

/**
 * Matches any of the words as whole words: `\b` does not treat ó and ñ as letters. `_` is a space between two words.
 */
function matchAny(list: string): RegExp {
  const alternatives = list.trim().replaceAll(/\s+/g, "|").replaceAll("_", "\\s");
  return new RegExp(`(?<!\\p{L})(?:${alternatives})(?!\\p{L})`, "iu");
}

export const voices: Record<Language, Rule[]> = {
  en: [
    [
      "praises the studio or promises beyond its two claims",
      matchAny(`
    best leading innovat(?:ive|ion|ions|or|ors) solutions? passion(?:ate)? seamless(?:ly)? unlock(?:s|ed|ing)?
    elevat(?:e|es|ed|ing) cutting[-_]edge world[-_]class guarantee(?:s|d)? award(?:s|ed)? award-winning
  `),
    ],
  ],
  es: [
    [
      "praises the studio or promises beyond its two claims",
      matchAny(`
    soluci[oó]n(?:es)?_integral(?:es)? l[ií]der(?:es)? vanguardia potenci(?:á|a|amos|ar|ando|e)
    (?:siguiente|próximo|otro)_nivel innova(?:ción|dor|dora|dores|doras) apasionad[oa]s? pasión
    (?:el|la|los|las)_mejor(?:es)? garant(?:ía|ías|iza|izamos|izar|izado|izada) premi(?:o|os|ado|ada|ados|adas)
  `),
    ],
    [
      "is tuteo",
      matchAny(`
        tú ti contigo eres tienes quieres puedes sabes haces dices vienes pones sales sigues pides eliges prefieres
        empiezas piensas pierdes entiendes encuentras vuelves mueves duermes necesitas buscas hablas decides recibes
        escribes vendes apruebas contratas llegas llevas dejas miras construyes defines lees crees haz pon dinos
        (?:cuénta|escríbe|píde|mánda|hábla|muéstra|déja|lláma|contácta|avísa|pregúnta|tráe|ayúda)(?:nos|me)
        (?:pruéba|elíge|míra|pága|cámbia|lléva|úsa|búsca|guárda|ábre|cómpra)(?:lo|la|los|las|te)
      `),
    ],
    [
      "is usted",
      matchAny(`
        usted haga_clic póngase siéntase
        (?:contácte|escríba|lláme|cuénte|pída|envíe|háble|díga|muéstre|pregúnte)(?:nos|me)
      `),
    ],
    ["is vosotros", matchAny(`vosotr[oa]s vuestr[oa]s? os sois (?!(?:dieci|veinti)séis)\\p{L}+(?:áis|éis)`)],
    [
      "has a word that Argentine Spanish does not use",
      matchAny(`
        cotizaci[oó]n(?:es)? cotizar móvil(?:es)? ordenador(?:es)? computador página_web sitio_web coger ratón
        ficheros? vídeos? aplicativos? enfocad[oa]s?
      `),
    ],
    [
      "lacks an accent",
      matchAny(`
        diseno dias despues tambien asi aca ahi alla segun ningun algun ademas pagina paginas codigo rapido facil
        boton logica unico numero numeros telefono analitica gestion version interaccion atencion opcion seccion
        tenes queres podes sabes decis pedis elegis
      `),
    ],
    ["opens a question or an exclamation without its mark", /[^\s¿]*\?(?<=^[^¿]*)|[^\s¡]*!(?<=^[^¡]*)/],
  ],
};
