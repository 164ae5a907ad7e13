import { expect, type Page } from 'playwright/test';
import { expectNoAxeViolations } from '#tests/e2e/support/axe.ts';
import { waitForHydration } from '#tests/e2e/support/site.ts';
import { test } from '#tests/e2e/support/test.ts';

/** Opens a page of the design system. Each is visited once: the language changes only the layout around it. */
async function openSheet(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await waitForHydration(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await expectNoAxeViolations(page);
}

test('ROUTE-3 LINK-1 LAYOUT-5 the sheets show the design system, the state of a visitor, and what a typed address is, accessibly, and not to search engines @desk @all', async ({
  page,
}) => {
  await openSheet(page, '/debug');
  await openSheet(page, '/debug/favorites');
  await expect(page.getByText('inactive')).toBeVisible();
  await openSheet(page, '/en/debug/link');
  const verdict = page.getByRole('status').locator('[data-kind]');
  await page.getByRole('textbox').fill('javascript:alert(1)');
  await expect(verdict).toHaveAttribute('data-kind', 'refused');
  await expect(verdict.getByRole('link')).toHaveCount(0);
  await page.getByRole('textbox').fill('mailto:kassa@klankhuis.example');
  await expect(verdict).toHaveAttribute('data-kind', 'other');
});

const shares = { default: 0.75, small: 0.95, medium: 0.9, large: 0.85 };

test('ROUTE-3 LAYOUT-10 /en/debug/buttons does so too; a modal has one of four widths and one of two backdrops, and returns the focus @desk @all', async ({
  page,
}) => {
  await openSheet(page, '/en/debug/buttons');
  for (const [width, share] of Object.entries(shares)) {
    const opener = page.getByRole('button', { name: width, exact: true });
    await opener.click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    await page.waitForFunction(() =>
      document.getAnimations().every(({ playState }) => playState !== 'running'),
    );
    for (const window of [640, 768, 1440, 1920]) {
      await page.setViewportSize({ width: window, height: 800 });
      expect((await dialog.boundingBox())?.width).toBeCloseTo(window * share, 0);
    }
    await expect(dialog).toHaveAttribute('data-overlay', width === 'large' ? 'white' : 'purple');
    // Once for each backdrop: the width changes nothing that axe examines.
    if (width === 'default' || width === 'large') await expectNoAxeViolations(page);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
  }
});
