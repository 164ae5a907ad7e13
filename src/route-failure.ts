/** Why a route is not rendered, in the form that the document passes to the browser. */
export interface RouteFailureDetails {
  readonly statusCode: number;
  readonly message: string;
}

/** A route is not rendered; its status is that of the response (ROUTE-11). */
export class RouteFailure extends Error implements RouteFailureDetails {
  readonly statusCode: number;

  constructor({ statusCode, message }: RouteFailureDetails) {
    super(message);
    this.statusCode = statusCode;
  }
}

/** Failures of the router itself (ROUTE-13), with fixed messages. */
export const pageNotFoundFailure = { statusCode: 404, message: 'This page could not be found' } as const;
export const unknownMiddlewareNameFailure = { statusCode: 500, message: 'Unknown middleware' } as const;
