/** There is no network, and a worker that may have kept the page asked for. Never on a server. */
export function hasOfflinePagesOnly(): boolean {
  const browser = globalThis.navigator as Partial<Navigator> | undefined;
  return browser?.onLine === false && Boolean(browser.serviceWorker?.controller);
}
