/** Why a route is not drawn, as the document tells the browser. */
export interface Refusal {
  readonly statusCode: number;
  readonly message: string;
}

/** A route that is not drawn, with the status to answer it with (ROUTE-11). */
export class RouteFailure extends Error implements Refusal {
  readonly statusCode: number;

  constructor({ statusCode, message }: Refusal) {
    super(message);
    this.statusCode = statusCode;
  }
}
