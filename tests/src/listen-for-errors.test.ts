import { expect, it } from 'vitest';
import { listenForErrors } from '#src/listen-for-errors.ts';

it('OPS-1 uncaught errors and unhandled rejections are passed to the module that reports them', async () => {
  const page = new EventTarget();
  const reports: string[] = [];
  listenForErrors(page, async () => ({ report: (event) => void reports.push((event as Event).type) }));
  page.dispatchEvent(new Event('error'));
  page.dispatchEvent(new Event('unhandledrejection'));
  await expect.poll(() => reports).toEqual(['error', 'unhandledrejection']);
});

it('OPS-1 a report that fails raises no further error', async () => {
  const page = new EventTarget();
  const rejections: unknown[] = [];
  const onRejection = (cause: unknown) => rejections.push(cause);
  process.on('unhandledRejection', onRejection);
  const fail = () => Promise.reject(new TypeError('Failed to fetch'));
  listenForErrors(page, fail);
  page.dispatchEvent(new Event('error'));
  await new Promise((resolve) => {
    setImmediate(resolve);
  });
  process.off('unhandledRejection', onRejection);
  expect(rejections).toEqual([]);
});
