import { expect } from 'playwright/test';
import { expectNoAxeViolations } from '#tests/e2e/support/axe.ts';
import { siteTexts, waitForHydration } from '#tests/e2e/support/site.ts';
import { test } from '#tests/e2e/support/test.ts';

const words = {
  nl: { panel: 'Redactie', texts: /^Teksten op deze pagina/ },
  en: {
    panel: 'Editors',
    texts: /^Texts on this page/,
    off: 'Switch off',
    preview: 'Preview',
    find: 'Search the texts',
  },
} as const;

/** A preview as the CMS opens it for an editor. */
async function issuedPreview(): Promise<{ readonly address: string; readonly travels: string }> {
  const answer = await fetch(`${process.env['SANDBOX_CMS_URL'] ?? ''}/__preview-tokens`, { method: 'POST' });
  const { token } = (await answer.json()) as { readonly token: string };
  return {
    address: `x-craft-live-preview=a1b2&token=${token}`,
    travels: `preview=a1b2&token=${token}&x-craft-live-preview=a1b2`,
  };
}

/** The tools in English: the language changes their texts only. */
const texts = siteTexts.en;
const labels = words.en;

test.describe('the editors’ tools', () => {
  // The CMS refuses requests without a login, which the browser logs.
  test.use({ forgives: /status of 401/ });

  test('LAYOUT-7 I18N-2 the control panel is hidden unless it is requested, has edit links and the texts of the page, and can be switched off @desk', async ({
    page,
  }) => {
    await page.goto(`${texts.calendar}?cp=no`);
    await waitForHydration(page);
    await expect(page.getByRole('complementary', { name: labels.panel })).toHaveCount(0);
    await page.goto(`${texts.calendar}?cp=yes&genres=Jazz`);
    await waitForHydration(page);
    const panel = page.getByRole('complementary', { name: labels.panel });
    await expect(panel.getByRole('link').first()).toHaveAttribute('href', /\/admin\//);
    await panel.getByText(labels.texts).click();
    await expect(panel.locator('dt', { hasText: 'header.menu' })).toBeVisible();
    await expect(panel.locator('dt', { hasText: 'controlPanel' })).toHaveCount(0);
    await panel.getByRole('searchbox', { name: labels.find }).fill('MENU');
    await expect(panel.locator('dt', { hasText: 'events.facet' })).toHaveCount(0);
    await expect(panel.locator('dt', { hasText: 'header.menu' })).toBeVisible();
    await expectNoAxeViolations(page, 'aside');
    await panel.getByRole('button', { name: labels.off }).click();
    await expect(panel).toBeHidden();
    await expect(page).toHaveURL(new RegExp(`${texts.calendar}\\?genres=Jazz$`));
  });

  test('CALL-2 a live preview is labelled, and its tab sends marker and token on further requests @desk', async ({
    page,
  }) => {
    const requests: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/gateway/')) requests.push(request.url());
    });
    const { address, travels } = await issuedPreview();
    await page.goto(`${texts.calendar}?${address}`);
    await waitForHydration(page);
    await expect(page.getByRole('complementary', { name: labels.preview })).toBeVisible();
    await page.locator('article h3 a').first().click();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    expect(requests.length).toBeGreaterThan(0);
    expect(requests.filter((url) => !url.includes(travels))).toEqual([]);
    await expect(page.getByRole('complementary', { name: labels.preview })).toBeVisible();
  });

  test('CALL-2 a preview that the CMS refuses is the published page, without a label, and its tab sends no token @desk @all', async ({
    page,
  }) => {
    const requests: string[] = [];
    page.on('request', (request) => {
      if (!request.isNavigationRequest()) requests.push(request.url());
    });
    await page.goto(`${texts.calendar}?x-craft-live-preview=a1b2&token=nobody-issued-this`);
    await waitForHydration(page);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.locator('article h3 a').first().click();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    expect(requests.some((url) => url.includes('/gateway/'))).toBe(true);
    expect(requests.filter((url) => /x-craft|preview=|nobody-issued-this/.test(url))).toEqual([]);
    await expect(page.getByRole('complementary', { name: labels.preview })).toHaveCount(0);
  });
});

test('CALL-7 an editor who is logged in at the CMS gets links to edit each text @desk', async ({
  page,
  context,
}) => {
  const cms = process.env['SANDBOX_CMS_URL'] ?? '';
  await context.addCookies([{ name: 'sandbox_editor', value: '1', url: cms }]);
  await page.goto(`${siteTexts.nl.calendar}?cp=1`);
  await waitForHydration(page);
  const panel = page.getByRole('complementary', { name: words.nl.panel });
  await panel.getByText(words.nl.texts).click();
  await expect(panel.getByRole('link', { name: 'Wijzig header.basket' })).toHaveAttribute(
    'href',
    /\/admin\/translations\/nl\/header\.basket/,
  );
});
