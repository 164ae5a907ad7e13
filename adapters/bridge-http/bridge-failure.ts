/** A question the Bridge could not or would not answer (CALL-3). The message names the call and what came back, and nobody. */
export class BridgeFailure extends Error {
  /** The HTTP status; 0 where no answer came. */
  readonly status: number;

  constructor({ name, status, statusText, message, cause }: FailedCall) {
    const said = message === undefined ? '' : ` - ${message}`;
    super(`Could not fetch ${name}: ${status} ${statusText}${said}`, { cause });
    this.name = 'BridgeFailure';
    this.status = status;
  }
}

interface FailedCall {
  /** The address without what is the visitor's own. */
  readonly name: string;
  readonly status: number;
  readonly statusText: string;
  readonly message?: string;
  readonly cause?: unknown;
}
