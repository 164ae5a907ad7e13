/**
 * Reports an error that the site has caught. The inline script reports it like an uncaught one; the console receives no second line,
 * because the event does not come from the browser.
 */
export function reportCaughtError(page: EventTarget, error: unknown): void {
  page.dispatchEvent(Object.assign(new Event('error'), { error }));
}
