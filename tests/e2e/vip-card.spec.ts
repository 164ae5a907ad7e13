import { expect } from 'playwright/test';
import { locales } from '#domain/locale/locale.ts';
import { vipCards } from '#fixtures/sandbox/customers/accounts.ts';
import { expectNoAxeViolations } from '#tests/e2e/support/axe.ts';
import { season } from '#tests/e2e/support/season.ts';
import { waitForHydration } from '#tests/e2e/support/site.ts';
import { test } from '#tests/e2e/support/test.ts';
import { logIn, visitorEmail } from '#tests/e2e/support/visitors.ts';

const words = {
  nl: { logIn: 'Log in bij de kassa', number: 'VIP-KAART-nummer' },
  en: { logIn: 'Log in at the box office', number: 'VIP-CARD number' },
} as const;

// A visitor without favourites has no list yet.
test.use({ forgives: /404/ });

for (const locale of locales) {
  test(`DOOR-43 TIX-7 a visitor logs in on the page of the card, and checks its number there (${locale}) @phone`, async ({
    page,
  }, info) => {
    const { pages } = season.editions[locale];
    const card = pages.find(({ content }) => content.some(({ kind }) => kind === 'vipCard'));
    const { logIn: label, number } = words[locale];
    await page.goto(card?.url ?? '');
    await waitForHydration(page);
    const link = page.getByRole('main').getByRole('link', { name: label });
    await expect(page.getByLabel(number)).toHaveCount(0);
    await link.click();
    // The field is there with a card on the account too.
    await logIn(page, visitorEmail('vriend', locale, info));
    await page.getByLabel(number).fill(vipCards[0] ?? '');
    await page.getByLabel(number).press('Enter');
    await expect(page.getByRole('status').filter({ hasText: '50%' })).toBeVisible();
    await expect(link).toHaveCount(0);
    await expectNoAxeViolations(page, 'main');
  });
}
