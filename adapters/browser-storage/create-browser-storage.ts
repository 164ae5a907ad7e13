import { BrowserStorage } from '#adapters/browser-storage/browser-storage.adapter.ts';
import type { Logger } from '#ports/logger.port.ts';

/** The storage of a window: session storage, local storage (both accessed on first use) and cookies. */
export function createBrowserStorage(browser: Window, logger: Logger): BrowserStorage {
  return new BrowserStorage({
    sessionStorage: () => browser.sessionStorage,
    localStorage: () => browser.localStorage,
    document: browser.document,
    isSecure: browser.location.protocol === 'https:',
    logger,
  });
}
