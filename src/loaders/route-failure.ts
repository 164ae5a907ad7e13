/** Why a route is not rendered, in the form that the document passes to the browser. */
export interface Refusal {
  readonly statusCode: number;
  readonly message: string;
}

/** A route is not rendered; its status is that of the response (ROUTE-11). */
export class RouteFailure extends Error implements Refusal {
  readonly statusCode: number;

  constructor({ statusCode, message }: Refusal) {
    super(message);
    this.statusCode = statusCode;
  }
}
