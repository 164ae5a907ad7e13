import { expect } from 'playwright/test';
import { locales } from '#domain/locale/locale.ts';
import { waitForHydration } from '#tests/e2e/support/site.ts';
import { test } from '#tests/e2e/support/test.ts';

const words = {
  nl: {
    overview: '/pers',
    slim: '/bezoek/slim-naar-binnen',
    next: 'Volgende',
    previous: 'Vorige',
    more: 'Meer nieuws',
    withPicture: 'Rederij Van Oever',
    contact: 'Voor de pers',
    download: 'Beeld in hoge resolutie',
  },
  en: {
    overview: '/en/press',
    slim: '/en/visit/in-for-less',
    next: 'Next',
    previous: 'Previous',
    more: 'More news',
    withPicture: 'Van Oever Shipping',
    contact: 'Press contact',
    download: 'High-resolution image',
  },
} as const;

for (const locale of locales) {
  const labels = words[locale];

  test.describe(`the press (${locale})`, () => {
    test('TPL-16 LIST-12 twelve releases per page, forwards and back', { tag: '@desk' }, async ({ page }) => {
      await page.goto(labels.overview);
      await waitForHydration(page);
      const releases = page.locator('main article h3 a');
      await expect(releases).toHaveCount(12);
      const first = await releases.first().innerText();
      await page.getByRole('link', { name: labels.next, exact: true }).click();
      await expect(page).toHaveURL(/\?page=2$/);
      await expect(releases.first()).not.toHaveText(first);
      await page.getByRole('link', { name: labels.previous, exact: true }).click();
      await expect(page).toHaveURL(new RegExp(`${labels.overview}$`));
      await expect(releases.first()).toHaveText(first);
    });

    test(
      'TPL-15 a release has the press contact and attachments, and links on',
      { tag: '@phone' },
      async ({ page }) => {
        await page.goto(labels.overview);
        await waitForHydration(page);
        await page.locator('main article h3 a', { hasText: labels.withPicture }).click();
        await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
        await expect(page.getByRole('heading', { name: labels.contact, exact: true })).toBeVisible();
        await expect(page.getByRole('link', { name: labels.download })).toHaveAttribute('target', '_blank');
        await expect(page.getByRole('heading', { name: labels.more })).toBeVisible();
      },
    );

    test(
      'TPL-13 an overview links to the pages its editor chose, in order',
      { tag: '@desk' },
      async ({ page }) => {
        await page.goto(labels.slim);
        await waitForHydration(page);
        await expect(page.locator('main ol h2 a')).toHaveCount(6);
      },
    );
  });
}
