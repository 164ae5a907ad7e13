import { expect } from 'playwright/test';
import { vipCards } from '#fixtures/sandbox/customers/accounts.ts';
import { expectNoAxeViolations } from '#tests/e2e/support/axe.ts';
import { season } from '#tests/e2e/support/season.ts';
import { waitForHydration } from '#tests/e2e/support/site.ts';
import { test } from '#tests/e2e/support/test.ts';
import { logIn, visitorEmail } from '#tests/e2e/support/visitors.ts';

// A visitor without favourites has no list yet.
test.use({ forgives: /404/ });

test('DOOR-43 TIX-7 a visitor logs in on the page of the card, and checks its number there @phone', async ({
  page,
}, info) => {
  const { pages } = season.editions.nl;
  const card = pages.find(({ content }) => content.some(({ kind }) => kind === 'vipCard'));
  const number = 'VIP-KAART-nummer';
  await page.goto(card?.url ?? '');
  await waitForHydration(page);
  const link = page.getByRole('main').getByRole('link', { name: 'Log in bij de kassa' });
  await expect(page.getByLabel(number)).toHaveCount(0);
  await link.click();
  // The field is there with a card on the account too.
  await logIn(page, visitorEmail('vriend', 'nl', info));
  await page.getByLabel(number).fill(vipCards[0] ?? '');
  await page.getByLabel(number).press('Enter');
  await expect(page.getByRole('status').filter({ hasText: '50%' })).toBeVisible();
  await expect(link).toHaveCount(0);
  await expectNoAxeViolations(page, 'main');
});
