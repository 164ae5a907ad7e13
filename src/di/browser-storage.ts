import { BrowserStorage } from '#adapters/browser-storage/browser-storage.adapter.ts';
import type { Logger } from '#ports/logger.port.ts';

/** What a window keeps: its two shelves, which are reached for only when they are used, and its cookies. */
export function storageIn(browser: Window, logger: Logger): BrowserStorage {
  return new BrowserStorage({
    sessionStorage: () => browser.sessionStorage,
    localStorage: () => browser.localStorage,
    document: browser.document,
    isSecure: browser.location.protocol === 'https:',
    logger,
  });
}
