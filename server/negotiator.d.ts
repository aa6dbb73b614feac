/** The part of negotiator 1.1 that the server uses; the types in the registry are those of 0.6. */
declare module "negotiator" {
  export default class Negotiator {
    constructor(request: { headers: Record<string, string | string[] | undefined> });
    /** Undefined where the client accepts none of the codings that the server has. */
    encoding<Coding extends string>(
      available: Coding[],
      options: { preferred: Coding[] },
    ): Coding | undefined;
  }
}
