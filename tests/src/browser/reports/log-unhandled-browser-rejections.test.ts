import { expect, it } from 'vitest';
import { logUnhandledBrowserRejections } from '#src/browser/reports/log-unhandled-browser-rejections.ts';
import { RecordingLogger } from '#tests/support/recording-logger.ts';

it('logs a rejection that nothing handles, with its cause', () => {
  const page = new EventTarget();
  const logger = new RecordingLogger();
  logUnhandledBrowserRejections(page, logger);
  const reason = new TypeError('undefined is not a function');
  page.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }));
  expect(logger.entries).toMatchObject([
    { level: 'error', event: 'browser.unhandled-rejection', cause: reason },
  ]);
});
