/** A question that a system could not or would not answer (CALL-3). The message names what was asked and what came back. */
export class FetchFailure extends Error {
  /** The HTTP status; 0 where no answer came. */
  readonly status: number;
  /** What the answer says, or what kept it away. */
  readonly detail: string | undefined;

  constructor(about: FailedFetch) {
    const said = about.detail === undefined ? '' : ` - ${about.detail}`;
    super(`Could not fetch ${about.name}: ${about.status} ${about.statusText}${said}`, {
      cause: about.cause,
    });
    this.name = 'FetchFailure';
    this.status = about.status;
    this.detail = about.detail;
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
