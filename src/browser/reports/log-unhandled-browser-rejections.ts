import type { Logger } from '#ports/logger.port.ts';

/** Logs unhandled promise rejections; the page continues. */
export function logUnhandledBrowserRejections(page: EventTarget, logger: Logger): void {
  page.addEventListener('unhandledrejection', (event) => {
    const { reason } = event as PromiseRejectionEvent;
    logger.error('browser.unhandled-rejection', {}, reason);
  });
}
