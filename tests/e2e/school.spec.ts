import { expect } from 'playwright/test';
import { toEducationUserPath } from '#domain/education/education-user-form-page.ts';
import { locales } from '#domain/locale/locale.ts';
import { expectNoAxeViolations } from '#tests/e2e/support/axe.ts';
import { waitForHydration } from '#tests/e2e/support/site.ts';
import { test } from '#tests/e2e/support/test.ts';
import { logIn, visitorEmail } from '#tests/e2e/support/visitors.ts';

const words = {
  nl: {
    logIn: 'Log in bij de scholenkassa',
    street: 'Straat',
    zipCode: 'Postcode',
    send: 'Bewaar de gegevens',
    wrong: 'Vul een Nederlandse postcode in, zoals 1234 AB',
    saved: 'De gegevens zijn bijgewerkt',
  },
  en: {
    logIn: 'Log in at the schools’ box office',
    street: 'Street',
    zipCode: 'Postcode',
    send: 'Save the details',
    wrong: 'Please fill in a Dutch postcode, such as 1234 AB',
    saved: 'Data has been updated',
  },
} as const;

for (const locale of locales) {
  const labels = words[locale];
  const path = toEducationUserPath(locale);

  test.describe(`a school’s details (${locale})`, () => {
    // A teacher without favourites has no list yet, and the browser logs the 404.
    test.use({ forgives: /404|Failed to load resource|postMessage|tix\./ });

    test(
      'ROUTE-4 TIX-8 SALE-8 a teacher logs in, sees what is invalid, saves, and reads it back',
      { tag: '@desk' },
      async ({ page }, info) => {
        await page.goto(path);
        await waitForHydration(page);
        await page.getByRole('main').getByRole('link', { name: labels.logIn }).click();
        await logIn(page, visitorEmail('docent', locale, info));
        expect(new URL(page.url()).pathname).toBe(path);

        const zipCode = page.getByLabel(labels.zipCode);
        await zipCode.fill('12');
        await page.getByRole('button', { name: labels.send }).click();
        await expect(page.getByText(labels.wrong)).toBeVisible();
        await expect(zipCode).toBeFocused();
        await expectNoAxeViolations(page, 'main');

        const street = `Notenlaan ${info.project.name}`;
        await page.getByLabel(labels.street).fill(street);
        await zipCode.fill('4321ba');
        await page.getByRole('button', { name: labels.send }).click();
        await expect(page.getByRole('status').filter({ hasText: labels.saved })).toBeVisible();
        await page.reload();
        await expect(page.getByLabel(labels.street)).toHaveValue(street);
        await expect(page.getByLabel(labels.zipCode)).toHaveValue('4321 BA');
      },
    );
  });
}
