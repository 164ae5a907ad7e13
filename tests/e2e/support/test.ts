import { test as base, expect } from 'playwright/test';
import { consentCookie } from '#domain/consent/consent.ts';
import { consentCookieValue } from '#domain/consent/consent-answer.ts';
import { afternoon } from '#tests/e2e/support/afternoon.ts';
import { complaintsOf, unforgiven } from '#tests/e2e/support/complaints.ts';

interface Kit {
  /** What a test expects the browser to complain of, as the 404 that it visits on purpose. */
  readonly forgives: RegExp;
  /** What the visitor has said about being counted before they came; `none`: nothing, so that they are asked. */
  readonly consent: 'accepted' | 'denied' | 'none';
  readonly answered: undefined;
  readonly noComplaints: undefined;
  readonly sameHour: undefined;
}

/** A test against the running site that fails, whatever else it looks at, when the browser had anything to complain of. */
export const test = base.extend<Kit>({
  baseURL: async ({}, use) => {
    await use(process.env['SITE_URL']);
  },
  forgives: [/(?!)/, { option: true }],
  consent: ['denied', { option: true }],
  answered: [
    async ({ context, consent }, use) => {
      const url = process.env['SITE_URL'];
      if (consent !== 'none' && url) {
        const value = consentCookieValue(consent, afternoon);
        await context.addCookies([{ name: consentCookie, value, url }]);
      }
      await use(undefined);
    },
    { auto: true },
  ],
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
