/** A failed HTTP request to another system (CALL-3). The message contains the request and the response. */
export class FetchFailure extends Error {
  /** The HTTP status; 0 without a response. */
  readonly status: number;
  /** The response's error message, or why there was no response. */
  readonly detail: string | undefined;

  constructor(failed: FailedFetch) {
    const detail = failed.detail === undefined ? '' : ` - ${failed.detail}`;
    super(`Could not fetch ${failed.name}: ${failed.status} ${failed.statusText}${detail}`, {
      cause: failed.cause,
    });
    this.name = 'FetchFailure';
    this.status = failed.status;
    this.detail = failed.detail;
  }
}

interface FailedFetch {
  /** The URL, without secrets. */
  readonly name: string;
  readonly status: number;
  readonly statusText: string;
  readonly detail?: string | undefined;
  readonly cause?: unknown;
}
