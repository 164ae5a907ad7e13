import { test as base, expect } from 'playwright/test';
import { afternoon } from '#tests/e2e/kit/afternoon.ts';
import { complaintsOf, unforgiven } from '#tests/e2e/kit/complaints.ts';

interface Kit {
  /** What a test expects the browser to complain of, as the 404 that it visits on purpose. */
  readonly forgives: RegExp;
  readonly noComplaints: undefined;
  readonly sameHour: undefined;
}

/** A test against the running site that fails, whatever else it looks at, when the browser had anything to complain of. */
export const test = base.extend<Kit>({
  baseURL: async ({}, use) => {
    await use(process.env['SITE_URL']);
  },
  forgives: [/(?!)/, { option: true }],
  sameHour: [
    async ({ context }, use) => {
      await context.clock.setFixedTime(afternoon);
      await use(undefined);
    },
    { auto: true },
  ],
  noComplaints: [
    async ({ context, forgives }, use) => {
      const complaints = await complaintsOf(context);
      await use(undefined);
      expect(unforgiven(complaints, [forgives]), 'the browser complained').toEqual([]);
    },
    { auto: true },
  ],
});
