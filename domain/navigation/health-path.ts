/** The path of the health check (ROUTE-1). Its response is never cached, so its `Date` header is the server's current time. */
export const healthPath = '/app-health-check';
