/** The build renders the error screen below this path, once for each status. No host serves these URLs. */
export const errorFolder = "-error-";
export const errorStatuses = [405, 500] as const;
export type ErrorStatus = (typeof errorStatuses)[number];
export const errorPath = (status: ErrorStatus) => `/${errorFolder}/${status}`;
