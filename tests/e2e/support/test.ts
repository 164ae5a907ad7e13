import { test as base, expect } from 'playwright/test';
import { consentCookieName, formatConsentCookieValue } from '#adapters/http/consent-cookie-value.ts';
import { afternoon } from '#tests/e2e/support/afternoon.ts';
import { collectComplaints } from '#tests/e2e/support/complaints.ts';

interface Fixtures {
  /** Browser messages that a test expects, as the 404 that it visits on purpose. */
  readonly forgives: RegExp;
  /** The visitor's consent before the test; `none`: unanswered, so that the question is shown. */
  readonly consent: 'accepted' | 'denied' | 'none';
  readonly answered: undefined;
  readonly noComplaints: undefined;
  readonly sameHour: undefined;
}

/** A test that sends requests to the running site, and needs no browser. */
export const requestTest = base.extend<object>({
  baseURL: async ({}, use) => {
    await use(process.env['SITE_URL']);
  },
});

/** A test against the running site that fails if the browser logs an unexpected error or warning. */
export const test = requestTest.extend<Fixtures>({
  forgives: [/(?!)/, { option: true }],
  consent: ['denied', { option: true }],
  answered: [
    async ({ context, consent }, use) => {
      const url = process.env['SITE_URL'];
      if (consent !== 'none' && url) {
        const value = formatConsentCookieValue(consent, afternoon);
        await context.addCookies([{ name: consentCookieName, value, url }]);
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
      const complaints = await collectComplaints(context);
      await use(undefined);
      const unexpected = complaints.filter((complaint) => !forgives.test(complaint));
      expect(unexpected, 'the browser complained').toEqual([]);
    },
    { auto: true },
  ],
});

/** A test in which the browser's clock runs. A fixed one replaces `performance`, by which React divides its work. */
export const realTimeTest = test.extend<object>({
  sameHour: async ({}, use) => use(undefined),
});
