/** Where a page shows this text, the build writes what its document weighs as it travels: scripts/finish-documents.ts. */
export const pageWeight = "{pageWeight}";
