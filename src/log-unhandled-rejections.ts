import type { Logger } from '#ports/logger.port.ts';

/** Logs every promise that rejects and is handled by nothing: a bug, which the page survives. */
export function logUnhandledRejections(page: EventTarget, logger: Logger): void {
  page.addEventListener('unhandledrejection', (event) => {
    const { reason } = event as PromiseRejectionEvent;
    logger.error('browser.unhandled-rejection', {}, reason);
  });
}
