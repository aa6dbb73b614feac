/** The build replaces this text with the transfer size of the page's document: scripts/finish-documents.ts */
export const pageWeight = "{pageWeight}";
