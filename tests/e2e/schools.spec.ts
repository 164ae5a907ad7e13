import { expect } from 'playwright/test';
import { toEducationUserPath } from '#domain/education/education-user-form-page.ts';
import { expectNoAxeViolations } from '#tests/e2e/support/axe.ts';
import { waitForHydration } from '#tests/e2e/support/site.ts';
import { test } from '#tests/e2e/support/test.ts';
import { logIn, systems, visitorEmail } from '#tests/e2e/support/visitors.ts';

test.describe('a school that books', () => {
  // A teacher without favourites has no list yet, and the browser logs the 404.
  test.use({ forgives: /404|Failed to load resource|postMessage|tix\./ });

  test('TPL-7 SALE-8 a date is booked by a school that logs in from that date @phone', async ({
    page,
  }, info) => {
    await page.goto('/educatie/projecten/beat-zonder-stekker');
    await waitForHydration(page);
    const logins = page.getByRole('link', { name: /^Log in om te boeken/ });
    await expect(logins.first()).toHaveAttribute('href', new RegExp(`^${systems.education()}/`));
    await expect(page.getByRole('link', { name: /^Boek / })).toHaveCount(0);
    await logins.first().click();
    await logIn(page, visitorEmail('docent', 'nl', info));
    const booking = page.getByRole('link', { name: /^Boek / }).first();
    await expect(booking).toHaveAttribute(
      'href',
      new RegExp(`^${systems.education()}/nl/buyingflow/tickets/`),
    );
    await expect(logins).toHaveCount(0);
  });

  test('WAY-43 the list begins with the kind of school that is logged in, states its name and what it can book @desk', async ({
    page,
  }, info) => {
    await page.goto('/educatie');
    await waitForHydration(page);
    const lists = page.locator('main section h2');
    await expect(lists.first()).not.toHaveText(/^Vmbo/);
    await page.getByRole('link', { name: 'Log in en zie wat uw school kan boeken' }).click();
    await logIn(page, visitorEmail('docent', 'nl', info));
    await expect(page.getByText(/^U bent ingelogd als De Werf\./)).toBeVisible();
    await expect(lists.first()).toHaveText(/^Vmbo/);
    const bookable = page.locator('main section').first().getByText('Te boeken voor uw school');
    await expect(bookable.first()).toBeVisible();
    await expectNoAxeViolations(page, 'main');
  });

  test('ROUTE-4 TIX-8 SALE-8 a teacher logs in, sees what is invalid, saves, and reads it back @desk', async ({
    page,
  }, info) => {
    await page.goto(toEducationUserPath('en'));
    await waitForHydration(page);
    await page.getByRole('main').getByRole('link', { name: 'Log in at the schools’ box office' }).click();
    await logIn(page, visitorEmail('docent', 'en', info));
    expect(new URL(page.url()).pathname).toBe(toEducationUserPath('en'));

    const zipCode = page.getByLabel('Postcode');
    await zipCode.fill('12');
    await page.getByRole('button', { name: 'Save the details' }).click();
    await expect(page.getByText('Please fill in a Dutch postcode, such as 1234 AB')).toBeVisible();
    await expect(zipCode).toBeFocused();
    await expectNoAxeViolations(page, 'main');

    const street = `Notenlaan ${info.project.name}`;
    await page.getByLabel('Street').fill(street);
    await zipCode.fill('4321ba');
    await page.getByRole('button', { name: 'Save the details' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'Data has been updated' })).toBeVisible();
    await page.reload();
    await expect(page.getByLabel('Street')).toHaveValue(street);
    await expect(page.getByLabel('Postcode')).toHaveValue('4321 BA');
  });
});

test.describe('the lesson', () => {
  // The season's own player is at another port than that of this run.
  test.use({ forgives: /frame-src/ });

  test('LAYOUT-15 the lesson opens over the page and fills the window when its player requests it; Escape closes it and the focus returns @desk', async ({
    page,
  }) => {
    await page.goto('/educatie/projecten/trommelen-met-je-eten');
    await waitForHydration(page);
    const open = page.getByRole('link', { name: 'Open de les' });
    await open.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect(page.getByRole('dialog').locator('iframe')).toHaveAttribute('src', /trommelen|drum/);
    const frame = page.getByRole('dialog').locator('iframe');
    await frame.evaluate((player: HTMLIFrameElement) => {
      const own = { origin: new URL(player.src).origin, source: player.contentWindow };
      const data = { action: 'presentationMode', msg: 'start' };
      window.dispatchEvent(new MessageEvent('message', { data, ...own }));
    });
    await expect(frame).toHaveAttribute('data-full', 'yes');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(open).toBeFocused();
  });
});
