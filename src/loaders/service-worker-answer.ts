import { membersOf } from '#domain/json.ts';

/**
 * Whether a page that could not be fetched is left to the service worker, which may have stored it: one controls this document, and
 * no answer of the site came. `navigator.onLine` alone is no proof: it stays true on a network that leads nowhere, and in Chromium
 * for a moment after a document was loaded without a network. Never on a server.
 */
export function isLeftToServiceWorker(
  failure: unknown,
  browser: Pick<Partial<Navigator>, 'onLine' | 'serviceWorker'> | undefined = globalThis.navigator,
): boolean {
  if (!browser?.serviceWorker?.controller) return false;
  return browser.onLine === false || hasNoAnswer(failure);
}

/** Whether a request ended without a status: adapters then say 0, also as the cause of the failure they throw. */
function hasNoAnswer(failure: unknown): boolean {
  const { status, cause } = membersOf(failure);
  return status === 0 || (cause !== undefined && hasNoAnswer(cause));
}
