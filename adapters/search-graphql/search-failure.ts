/** A question the search could not or would not answer (CALL-3). */
export class SearchFailure extends Error {
  constructor(what: string, cause?: unknown) {
    super(`GraphQL error: ${what}`, { cause });
    this.name = 'SearchFailure';
  }
}
