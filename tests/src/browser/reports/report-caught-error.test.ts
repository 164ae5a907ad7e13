import { expect, it } from 'vitest';
import { reportCaughtError } from '#src/browser/reports/report-caught-error.ts';

it('OPS-1 an error that the site has caught reaches the listener of the page’s errors', () => {
  const page = new EventTarget();
  const errors: unknown[] = [];
  page.addEventListener('error', (event) =>
    errors.push((event as Event & { readonly error: unknown }).error),
  );
  const bug = new TypeError('x is undefined');
  reportCaughtError(page, bug);
  expect(errors).toEqual([bug]);
});
