/** The part of negotiator 1.1 that the server uses. The published types are for version 0.6. */
declare module "negotiator" {
  export default class Negotiator {
    constructor(request: { headers: Record<string, string | string[] | undefined> });
    /** Undefined if the client accepts none of the server's encodings. */
    encoding<Coding extends string>(
      available: Coding[],
      options: { preferred: Coding[] },
    ): Coding | undefined;
  }
}
