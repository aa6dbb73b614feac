/** The error screen is rendered here for each status. A host never shows these addresses. */
export const errorFolder = "-error-";
export const errorStatuses = [405, 500] as const;
export type ErrorStatus = (typeof errorStatuses)[number];
export const errorPath = (status: ErrorStatus) => `/${errorFolder}/${status}`;
