/** A question the CMS could not or would not answer (CALL-3). The message names what was asked and what came back. */
export class FetchFailure extends Error {
  /** The HTTP status; 0 where no answer came. */
  readonly status: number;

  constructor(about: FailedFetch) {
    const said = about.message === undefined ? '' : ` - ${about.message}`;
    super(`Could not fetch ${about.url}: ${about.status} ${about.statusText}${said}`, { cause: about.cause });
    this.name = 'FetchFailure';
    this.status = about.status;
  }
}

interface FailedFetch {
  readonly url: string;
  readonly status: number;
  readonly statusText: string;
  readonly message?: string;
  readonly cause?: unknown;
}
