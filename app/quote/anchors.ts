import { wholeQuoteId } from "../paths.ts";

/** The ids of the page's sections that its links target. */
export const quoteAnchors = { brief: "brief", whole: wholeQuoteId, sheet: "sheet", message: "message" };
