import { join } from 'node:path';
import { expect } from 'playwright/test';
import { writeSmallHall } from '#tests/adapters/cms-folder/small-hall.ts';
import { expectNoAxeViolations } from '#tests/e2e/support/axe.ts';
import { visitorLayerScript, waitForHydration } from '#tests/e2e/support/site.ts';
import { startBuiltSite } from '#tests/e2e/support/start-built-site.ts';
import { test } from '#tests/e2e/support/test.ts';
import { root } from '#tests/root.ts';
import { freePort } from '#tests/support/free-port.ts';
import { readyConfig } from '#tests/support/ready-config.ts';

test('SWAP-6 HALL-1 a hall in a folder sells through links, and asks no other system @desk @all', async ({
  page,
}) => {
  const folder = writeSmallHall();
  folder.write('pages/home.en.md', '---\nkind: home\nuri: __home__\ntitle: Club\nevents: [trio]\n---\n');
  const config = readyConfig({ PORT: String(await freePort()), CMS_FOLDER: folder.directory });
  const { url, close } = await startBuiltSite(join(root, 'dist'), config);
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).origin));
  try {
    // The first interaction loads the ticketing.
    const loaded = page.waitForResponse(visitorLayerScript);
    await page.goto(`${url}/en/concerts/trio`);
    await waitForHydration(page);
    await (await loaded).finished();
    const order = page.locator('main a[href="https://shop.example/trio"]').first();
    await expect(order).toBeVisible();
    await expect(order).not.toHaveAttribute('target', /./);
    await expect(page.getByRole('link', { name: /Log in|Basket|Saved/ })).toHaveCount(0);
    await expect(page.locator('iframe')).toHaveCount(0);
    expect(new Set(requested)).toEqual(new Set([url]));
    await expectNoAxeViolations(page);
    // A concert without a composer: its picture must not lie over the button.
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`${url}/en`);
    await waitForHydration(page);
    await page.locator('main a[href="https://shop.example/trio"]').first().click({ trial: true });
  } finally {
    await close();
    folder.remove();
  }
});
