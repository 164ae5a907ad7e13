import { expect, type Page } from 'playwright/test';
import { expectNoAxeViolations } from '#tests/e2e/support/axe.ts';
import { siteTexts, waitForHydration } from '#tests/e2e/support/site.ts';
import { test } from '#tests/e2e/support/test.ts';

/** A preview as the CMS opens it for an editor. */
async function issuedPreview(): Promise<{ readonly address: string; readonly travels: string }> {
  const answer = await fetch(`${process.env['SANDBOX_CMS_URL'] ?? ''}/__preview-tokens`, { method: 'POST' });
  const { token } = (await answer.json()) as { readonly token: string };
  return {
    address: `x-craft-live-preview=a1b2&token=${token}`,
    travels: `preview=a1b2&token=${token}&x-craft-live-preview=a1b2`,
  };
}

const { calendar } = siteTexts.en;

const findPanel = (page: Page) => page.getByRole('complementary', { name: 'Editors' });

test.describe('the editors’ tools', () => {
  // The CMS refuses requests without a login, which the browser logs.
  test.use({ forgives: /status of 401/ });

  test('LAYOUT-7 I18N-2 the control panel is hidden unless it is requested, has edit links and the texts of the page, and can be switched off @desk', async ({
    page,
  }) => {
    await page.goto(`${calendar}?cp=no`);
    await waitForHydration(page);
    await expect(findPanel(page)).toHaveCount(0);
    await page.goto(`${calendar}?cp=yes&genres=Jazz`);
    await waitForHydration(page);
    const panel = findPanel(page);
    await expect(panel.getByRole('link').first()).toHaveAttribute('href', /\/admin\//);
    await panel.getByText(/^Texts on this page/).click();
    await expect(panel.locator('dt', { hasText: 'header.menu' })).toBeVisible();
    await expect(panel.locator('dt', { hasText: 'controlPanel' })).toHaveCount(0);
    await panel.getByRole('searchbox', { name: 'Search the texts' }).fill('MENU');
    await expect(panel.locator('dt', { hasText: 'events.facet' })).toHaveCount(0);
    await expect(panel.locator('dt', { hasText: 'header.menu' })).toBeVisible();
    await expectNoAxeViolations(page, 'aside');
    await panel.getByRole('button', { name: 'Switch off' }).click();
    await expect(panel).toBeHidden();
    await expect(page).toHaveURL(new RegExp(`${calendar}\\?genres=Jazz$`));
  });

  test('CALL-2 a live preview is labelled, and its tab sends marker and token on further requests @desk', async ({
    page,
  }) => {
    const requests: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/gateway/')) requests.push(request.url());
    });
    const { address, travels } = await issuedPreview();
    await page.goto(`${calendar}?${address}`);
    await waitForHydration(page);
    await expect(page.getByRole('complementary', { name: 'Preview' })).toBeVisible();
    await page.locator('article h3 a').first().click();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    expect(requests.length).toBeGreaterThan(0);
    expect(requests.filter((url) => !url.includes(travels))).toEqual([]);
    await expect(page.getByRole('complementary', { name: 'Preview' })).toBeVisible();
  });
});

test('CALL-7 an editor who is logged in at the CMS gets links to edit each text @desk', async ({
  page,
  context,
}) => {
  const cms = process.env['SANDBOX_CMS_URL'] ?? '';
  await context.addCookies([{ name: 'sandbox_editor', value: '1', url: cms }]);
  await page.goto(`${calendar}?cp=1`);
  await waitForHydration(page);
  const panel = findPanel(page);
  await panel.getByText(/^Texts on this page/).click();
  await expect(panel.getByRole('link', { name: 'Change header.basket' })).toHaveAttribute(
    'href',
    /\/admin\/translations\/en\/header\.basket/,
  );
});
