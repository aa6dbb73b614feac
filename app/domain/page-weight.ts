/**
 * The build replaces this text with the transfer size of the page's document: scripts/finish-documents.ts. In
 * development there is no such document.
 */
export const pageWeight = import.meta.env?.DEV ? "…" : "{pageWeight}";
