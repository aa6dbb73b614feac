import { matchAny, type Rule } from "../voice-rules.ts";

export const voice: Rule[] = [
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
];
