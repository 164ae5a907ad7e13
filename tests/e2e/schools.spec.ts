import { expect } from 'playwright/test';
import { locales } from '#domain/locale/locale.ts';
import { expectNoAxeViolations } from '#tests/e2e/support/axe.ts';
import { waitForHydration } from '#tests/e2e/support/site.ts';
import { test } from '#tests/e2e/support/test.ts';
import { logIn, systems, visitorEmail } from '#tests/e2e/support/visitors.ts';

const words = {
  nl: {
    overview: '/educatie',
    production: '/educatie/projecten/trommelen-met-je-eten',
    forVmbo: '/educatie/projecten/beat-zonder-stekker',
    vmbo: /^Vmbo/,
    book: /^Boek /,
    lesson: 'Open de les',
    loginToBook: /^Log in om te boeken/,
    loginToSee: 'Log in en zie wat uw school kan boeken',
    loggedInAs: /^U bent ingelogd als De Werf\./,
    forYou: 'Te boeken voor uw school',
  },
  en: {
    overview: '/en/education',
    production: '/en/education/projects/drumming-with-your-lunch',
    forVmbo: '/en/education/projects/beats-unplugged',
    vmbo: /^Vmbo/,
    book: /^Book /,
    lesson: 'Open the lesson',
    loginToBook: /^Log in to book/,
    loginToSee: 'Log in to see what your school can book',
    loggedInAs: /^You’re logged in as De Werf\./,
    forYou: 'Open for booking by your school',
  },
} as const;

for (const locale of locales) {
  const labels = words[locale];

  test.describe(`a school that books (${locale})`, () => {
    // A teacher without favourites has no list yet, and the browser logs the 404.
    test.use({ forgives: /404|Failed to load resource/ });

    test(
      'TPL-7 SALE-8 a date is booked by a school that logs in from that date',
      { tag: '@phone' },
      async ({ page }, info) => {
        await page.goto(labels.forVmbo);
        await waitForHydration(page);
        const logins = page.getByRole('link', { name: labels.loginToBook });
        await expect(logins.first()).toHaveAttribute('href', new RegExp(`^${systems.education()}/`));
        await expect(page.getByRole('link', { name: labels.book })).toHaveCount(0);
        await logins.first().click();
        await logIn(page, visitorEmail('docent', locale, info));
        const booking = page.getByRole('link', { name: labels.book }).first();
        await expect(booking).toHaveAttribute(
          'href',
          new RegExp(`^${systems.education()}/${locale}/buyingflow/tickets/`),
        );
        await expect(logins).toHaveCount(0);
      },
    );

    test(
      'WAY-43 the list begins with the kind of school that is logged in, states its name and what it can book',
      { tag: '@desk' },
      async ({ page }, info) => {
        await page.goto(labels.overview);
        await waitForHydration(page);
        const lists = page.locator('main section h2');
        await expect(lists.first()).not.toHaveText(labels.vmbo);
        await page.getByRole('link', { name: labels.loginToSee }).click();
        await logIn(page, visitorEmail('docent', locale, info));
        await expect(page.getByText(labels.loggedInAs)).toBeVisible();
        await expect(lists.first()).toHaveText(labels.vmbo);
        const bookable = page.locator('main section').first().getByText(labels.forYou);
        await expect(bookable.first()).toBeVisible();
        await expectNoAxeViolations(page, 'main');
      },
    );
  });

  test.describe(`the lesson (${locale})`, () => {
    // The season's own player is at another port than that of this run.
    test.use({ forgives: /frame-src/ });

    test(
      'LAYOUT-15 the lesson opens over the page and fills the window when its player requests it; Escape closes it and the focus returns',
      { tag: '@desk' },
      async ({ page }) => {
        await page.goto(labels.production);
        await waitForHydration(page);
        const open = page.getByRole('link', { name: labels.lesson });
        await open.focus();
        await page.keyboard.press('Enter');
        await expect(page.getByRole('dialog')).toBeVisible();
        await expect(page.getByRole('dialog').locator('iframe')).toHaveAttribute('src', /trommelen|drum/);
        const frame = page.getByRole('dialog').locator('iframe');
        const post = (data: unknown, origin?: string) =>
          frame.evaluate(
            (player: HTMLIFrameElement, [message, from]) => {
              const own = { origin: from ?? new URL(player.src).origin, source: player.contentWindow };
              window.dispatchEvent(new MessageEvent('message', { data: message, ...own }));
            },
            [data, origin] as const,
          );
        await post({ action: 'presentationMode', msg: 'start' }, 'https://evil.example');
        await expect(frame).not.toHaveAttribute('data-full');
        await post({ action: 'presentationMode', msg: 'start' });
        await expect(frame).toHaveAttribute('data-full', 'yes');
        await post('{"action":"presentationMode","msg":"start"}');
        await expect(frame).not.toHaveAttribute('data-full');
        await page.keyboard.press('Escape');
        await expect(page.getByRole('dialog')).toBeHidden();
        await expect(open).toBeFocused();
      },
    );
  });
}
