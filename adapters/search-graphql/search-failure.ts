/** A question the search could not or would not answer (CALL-3). */
export class SearchFailure extends Error {
  /** The HTTP status, where that is what was wrong. */
  readonly status?: number;

  constructor(what: string, { cause, status }: { readonly cause?: unknown; readonly status?: number } = {}) {
    super(`GraphQL error: ${what}`, { cause });
    this.name = 'SearchFailure';
    if (status !== undefined) this.status = status;
  }
}
