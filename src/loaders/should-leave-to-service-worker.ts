import { toUnknownRecord } from '#domain/json.ts';

/**
 * Whether a page that could not be fetched is left to the service worker, which may have stored it: a service worker controls this
 * document, and the site did not respond. `navigator.onLine` alone is not sufficient: it stays true on a network without internet, and
 * in Chromium for a moment after a document was loaded offline. Never on a server.
 */
export function shouldLeaveToServiceWorker(
  failure: unknown,
  browser: Pick<Partial<Navigator>, 'onLine' | 'serviceWorker'> | undefined = globalThis.navigator,
): boolean {
  if (!browser?.serviceWorker?.controller) return false;
  return browser.onLine === false || hasNoAnswer(failure);
}

/** Whether a request ended without a response: adapters then set the status 0, also in a nested cause. */
function hasNoAnswer(failure: unknown): boolean {
  const { status, cause } = toUnknownRecord(failure);
  return status === 0 || (cause !== undefined && hasNoAnswer(cause));
}
