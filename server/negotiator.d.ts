/** The part of negotiator 1.1 that the server uses; the types in the registry are those of 0.6. */
declare module "negotiator" {
  export default class Negotiator {
    constructor(request: { headers: Record<string, string | string[] | undefined> });
    /**
     * @param available codings that the server has
     * @param options.preferred in which order it would choose among those that the client likes alike
     * @returns the one to send, or undefined where the client accepts none of them
     */
    encoding<Coding extends string>(
      available: Coding[],
      options: { preferred: Coding[] },
    ): Coding | undefined;
  }
}
