/** Where the site says that it is up (ROUTE-1). The answer is never cached, so its `Date` is the time at the hall. */
export const healthPath = '/app-health-check';
