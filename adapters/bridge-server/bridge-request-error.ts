/** A request that cannot be answered, with the status and a message for the client. */
export class BridgeRequestError extends Error {
  readonly statusCode: number;

  constructor(statusCode: number, message: string, options?: ErrorOptions) {
    super(message, options);
    this.statusCode = statusCode;
  }
}
