import { readFile } from 'node:fs/promises';
import { expect, type Page } from 'playwright/test';
import { healthPath } from '#adapters/web-gateway/web-gateway.address.ts';
import { ticketingTimeoutMs } from '#domain/session/session.ts';
import { minuteMs } from '#domain/time/instant.ts';
import { afternoon } from '#tests/e2e/support/afternoon.ts';
import { expectNoAxeViolations } from '#tests/e2e/support/axe.ts';
import { favouritesPath, findPresale } from '#tests/e2e/support/presale.ts';
import { siteTexts, waitForHydration, waitForVisitorLayer } from '#tests/e2e/support/site.ts';
import { test } from '#tests/e2e/support/test.ts';
import {
  expectFavourite,
  favouriteButton,
  inAnotherTab,
  logIn,
  systems,
  visitorEmail,
  watchSaves,
} from '#tests/e2e/support/visitors.ts';

const texts = siteTexts.en;
const logInLabel = 'Log in at the box office';
const concert = findPresale();

test.describe('a visitor who logs in', () => {
  // A visitor without favourites has no list yet, and the browser logs the 404. If a clock jumps a minute, ticketing may
  // seem to have removed it.
  test.use({ forgives: /404|tix\.session-timeout/ });

  test('DOOR-40 DOOR-41 FAV-1 FAV-2 FAV-3 FAV-4 LAYOUT-5 SALE-6 TIX-2 TIX-4 a friend logs in, sees their own sale, saves concerts in two tabs, fills a basket and leaves no trace @desk', async ({
    page,
  }, info) => {
    await page.goto(concert.url);
    await waitForHydration(page);
    const tickets = page.locator('#tickets');
    await expect(page.getByText(/^For Friends now, for everyone from /)).toHaveCount(1);
    await expect(tickets.getByRole('button', { name: 'Book tickets' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );

    await favouriteButton(page, concert.title).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText(concert.title);
    await expect(dialog.getByRole('link', { name: logInLabel })).toHaveAttribute(
      'href',
      `${systems.tix()}/en/login?returnUrl=${encodeURIComponent(siteUrl(concert.url))}`,
    );
    await expectNoAxeViolations(page, 'dialog[open]');
    await dialog.getByRole('link', { name: logInLabel }).click();
    await logIn(page, visitorEmail('vriend', 'en', info));

    await expect(page.getByText(/The concert you chose is on your list/)).toBeVisible();
    await expectFavourite(page, concert.title);
    await expect(tickets.getByText(/^Your presale is open/)).toBeVisible();
    await expect(tickets.getByRole('columnheader', { name: 'Friends', exact: true })).toBeVisible();
    await expect(tickets.getByRole('link', { name: 'Book tickets' })).toBeVisible();

    await page.goto(texts.calendar);
    await waitForHydration(page);
    await expect(page.getByRole('link', { name: 'Profile', exact: true }).first()).toBeVisible();
    const inList = page.getByRole('article').filter({ hasText: /your price/ });
    await expect(inList.getByRole('link', { name: 'Book tickets' }).first()).toHaveAttribute(
      'href',
      /\/buyingflow\/tickets\/\d+\/\d+\/\?ticketType=/,
    );
    const titles = await threeTitles(page);
    expect(titles).toHaveLength(3);
    const allSaved = watchSaves(page);
    for (const title of titles) {
      await favouriteButton(page, title).dblclick();
      await favouriteButton(page, title).click();
    }
    for (const title of titles) await expectFavourite(page, title);
    await allSaved(4);
    await page.reload();
    for (const title of titles) await expectFavourite(page, title);
    await inAnotherTab(page, async (tab) => {
      await tab.goto(texts.calendar);
      await waitForHydration(tab);
      const itsSaved = watchSaves(tab);
      for (const title of titles) await expectFavourite(tab, title);
      await favouriteButton(tab, titles[0] ?? '').click();
      await itsSaved(3);
    });
    // This browser reports every tab as focused; a visitor's reports one.
    await page.evaluate(() => dispatchEvent(new Event('focus')));
    await expectFavourite(page, titles[0] ?? '', false);
    await favouriteButton(page, titles[0] ?? '').click();
    await allSaved(4);

    await page.goto(favouritesPath('en'));
    await expect(page.getByRole('status').filter({ hasText: /^\d concerts$/ })).toHaveText(/^4 /);
    await expect(page.getByRole('main').getByRole('heading', { level: 3 })).toHaveCount(4);
    await expect(
      page
        .getByRole('article')
        .getByText(/your price/)
        .first(),
    ).toBeVisible();
    await expectNoAxeViolations(page, 'main');
    const file = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Add to my calendar' }).click();
    expect((await file).suggestedFilename()).toMatch(/\.ics$/);
    const entries = await readFile(await (await file).path(), 'utf8');
    expect(entries.match(/\r\nSEQUENCE:[1-9]\d*\r\nDTSTAMP:\d+T\d+Z\r\n/g)).toHaveLength(4);
    expect(entries.match(/\r\nSTATUS:[A-Z]+\r\nLAST-MODIFIED:\d+T\d+Z\r\n/g)).toHaveLength(4);
    expect(entries.match(/\r\nDTSTART;TZID=Europe\/Amsterdam:/g)).toHaveLength(4);
    await favouriteButton(page, concert.title).click();
    await expect(page.getByText(/has been removed from your list/)).toBeVisible();
    await expect(page.getByRole('main').getByRole('heading', { level: 3 })).toHaveCount(3);
    // The focused element is gone; the focus moves to the next one.
    const next = page.locator('main button[aria-pressed]:focus');
    await expect(next).toHaveCount(1);
    await page.getByRole('button', { name: 'Undo' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main').getByRole('heading', { level: 3 })).toHaveCount(4);
    await expect(page.getByRole('button', { name: 'Close this message' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(next).toHaveCount(1);

    await inAnotherTab(page, async (tab) => {
      const { tixEventGroupId, tixEventId } = concert.event;
      for (const _ of [1, 2]) {
        await tab.goto(`${systems.tix()}/en/buyingflow/tickets/${tixEventGroupId}/${tixEventId}/`);
        await tab.locator('main form button').click();
        await tab.waitForURL(/buyingflow\/order/);
      }
    });
    await expect(page.getByRole('link', { name: /Basket/ }).filter({ visible: true })).toContainText('2');

    await inAnotherTab(page, (tab) => tab.goto(`${systems.tix()}/en/logout`));
    await expect(page.getByRole('heading', { name: 'Log in to see your list' })).toBeVisible();
    await expect(page.getByRole('link', { name: /Basket/ }).filter({ visible: true })).not.toContainText('2');
    await page.goto(texts.calendar);
    await waitForHydration(page);
    for (const title of titles) await expectFavourite(page, title, false);
    expect(
      await page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }])),
    ).not.toMatch(/[0-9a-f]{64}/);
  });

  test('SALE-2 a sale opens on an open page @phone', async ({ page }) => {
    const opens = concert.event.sale.starts['_default'] ?? afternoon;
    await page.clock.install({ time: opens - minuteMs / 2 });
    const headers = { Date: new Date(opens - minuteMs / 2).toUTCString(), 'Cache-Control': 'no-store' };
    await page.route(`**${healthPath}`, (route) => route.fulfill({ headers }));
    await page.goto(concert.url);
    await waitForHydration(page);
    const tickets = page.locator('#tickets');
    await expect(tickets.getByRole('button', { name: 'Book tickets' })).toBeVisible();
    await waitForVisitorLayer(page);
    await page.clock.runFor(minuteMs);
    await expect(tickets.getByRole('link', { name: 'Book tickets' })).toBeVisible();
  });
});

test.describe('the visitor’s identity is private', () => {
  test.use({ forgives: /404/ });

  test('FAV-1 TIX-6 it is in no page, no data layer and no console message @desk', async ({ page }, info) => {
    const sent: string[] = [];
    const hashes = new Set<string>();
    page.on('console', (message) => sent.push(message.text()));
    page.on('request', (request) => {
      const hash = new URL(request.url()).searchParams.get('hash');
      if (hash) hashes.add(hash);
      if (new URL(request.url()).origin === new URL(process.env['SITE_URL'] ?? '').origin)
        sent.push(request.url());
    });
    const email = visitorEmail('vriend', 'en', info);
    await page.goto(`${systems.tix()}/en/login?returnUrl=${encodeURIComponent(siteUrl(texts.calendar))}`);
    await logIn(page, email);
    await page.goto(`${texts.calendar}?debug=tix`);
    await waitForHydration(page);
    await expect(page.locator('article button[aria-pressed]').first()).toBeVisible();
    await expect.poll(() => hashes.size).toBe(1);
    const html = await (await page.request.get(texts.calendar)).text();
    const layer = await page.evaluate(() =>
      JSON.stringify((window as { dataLayer?: unknown }).dataLayer ?? []),
    );
    const everything = [html, layer, ...sent].join('\n');
    expect(sent.some((line) => line.includes('tix.session'))).toBe(true);
    for (const secret of [...hashes, email]) expect(everything).not.toContain(secret);
  });
});

test.describe('when a personal system is unavailable', () => {
  test.use({ forgives: /Failed to load resource|ERR_FAILED|postMessage|tix\.|favourites\.save-failed/ });

  test('FAV-3 a list that cannot be saved is restored, with a message @phone', async ({ page }, info) => {
    await page.goto(`${systems.tix()}/en/login?returnUrl=${encodeURIComponent(siteUrl(concert.url))}`);
    await logIn(page, visitorEmail('bezoeker', 'en', info));
    await waitForHydration(page);
    await page.route('**/save.json*', (route) => route.abort());
    await favouriteButton(page, concert.title).click();
    await expect(page.getByRole('status').filter({ hasText: /could not be saved/ })).toBeVisible();
    await expectFavourite(page, concert.title, false);
    await expectNoAxeViolations(page);
  });

  test('TIX-1 TIX-3 LAYOUT-1 the site works anonymously if ticketing is down @desk', async ({ page }) => {
    await page.route('**/itix*', (route) => route.abort());
    await page.goto(texts.calendar);
    await waitForHydration(page);
    await favouriteButton(page, (await threeTitles(page))[0] ?? '').click();
    await expect(page.getByRole('dialog').getByRole('link', { name: logInLabel })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await page.goto(concert.url);
    await expect(page.getByText(/^For Friends now, for everyone from /)).toBeVisible();
  });

  test('TIX-3 the page of favourites reports that the frame does not answer @phone', async ({ page }) => {
    await openWithSilentTicketing(page, favouritesPath('en'));
    await expect(page.getByRole('heading', { name: 'We can’t reach the box office' })).toBeVisible();
    await expectNoAxeViolations(page, 'main');
  });
});

function siteUrl(path: string): string {
  return `${process.env['SITE_URL']}${path}`;
}

async function threeTitles(page: Page): Promise<readonly string[]> {
  const titles = await page.locator('main article h3').allInnerTexts();
  return [...new Set(titles)].slice(0, 3);
}

/** Opens a page whose ticketing frame loads without answering, and moves the page's clock to the end of the timeout (TIX-3). */
async function openWithSilentTicketing(page: Page, path: string): Promise<void> {
  await page.clock.install({ time: afternoon });
  await page.route('**/itix*', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>silent</title>' }),
  );
  await page.goto(path);
  await waitForVisitorLayer(page);
  await page.frame({ url: /\/itix/ })?.waitForLoadState();
  await page.clock.fastForward(ticketingTimeoutMs);
}
