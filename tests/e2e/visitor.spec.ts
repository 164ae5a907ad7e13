import { readFile } from 'node:fs/promises';
import { expect, type Page } from 'playwright/test';
import { healthPath } from '#adapters/web-gateway/web-gateway.address.ts';
import { locales } from '#domain/locale/locale.ts';
import { minuteMs } from '#domain/time/instant.ts';
import { afternoon } from '#tests/e2e/support/afternoon.ts';
import { expectNoAxeViolations } from '#tests/e2e/support/axe.ts';
import { favouritesPath, inPresale } from '#tests/e2e/support/presale.ts';
import { openWithSilentTicketing } from '#tests/e2e/support/silent-ticketing.ts';
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

const words = {
  nl: {
    logIn: 'Log in bij de kassa',
    profile: 'Profiel',
    welcome: /Het concert dat u koos staat op uw lijst/,
    friends: /^Nu voor Vrienden, voor iedereen vanaf /,
    yours: /^Uw voorverkoop is open/,
    friendsPrice: 'Vrienden',
    ownPrice: /uw prijs/,
    order: 'Bestel kaarten',
    season: /^\d concerten$/,
    loggedOut: 'Log in voor uw lijst',
    silent: 'De kassa is niet bereikbaar',
    basket: /Mandje/,
    removed: /is van uw lijst gehaald/,
    undo: 'Ongedaan maken',
    dismiss: 'Sluit dit bericht',
    calendar: 'Zet in mijn agenda',
    away: /kon niet worden bewaard/,
  },
  en: {
    logIn: 'Log in at the box office',
    profile: 'Profile',
    welcome: /The concert you chose is on your list/,
    friends: /^For Friends now, for everyone from /,
    yours: /^Your presale is open/,
    friendsPrice: 'Friends',
    ownPrice: /your price/,
    order: 'Book tickets',
    season: /^\d concerts$/,
    loggedOut: 'Log in to see your list',
    silent: 'We can’t reach the box office',
    basket: /Basket/,
    removed: /has been removed from your list/,
    undo: 'Undo',
    dismiss: 'Close this message',
    calendar: 'Add to my calendar',
    away: /could not be saved/,
  },
} as const;

for (const locale of locales) {
  const texts = siteTexts[locale];
  const labels = words[locale];
  const concert = inPresale(locale);

  test.describe(`a visitor who logs in (${locale})`, () => {
    // A visitor without favourites has no list yet, and the browser logs the 404. If a clock jumps a minute, ticketing may
    // seem to have removed it.
    test.use({ forgives: /404|tix\.session-timeout/ });

    test('DOOR-40 DOOR-41 FAV-1 FAV-2 FAV-3 FAV-4 LAYOUT-5 SALE-6 TIX-2 TIX-4 a friend logs in, sees their own sale, saves concerts in two tabs, fills a basket and leaves no trace @desk', async ({
      page,
    }, info) => {
      await page.goto(concert.url);
      await waitForHydration(page);
      const tickets = page.locator('#tickets');
      await expect(page.getByText(labels.friends)).toHaveCount(1);
      await expect(tickets.getByRole('button', { name: labels.order })).toHaveAttribute(
        'aria-disabled',
        'true',
      );

      await favouriteButton(page, concert.title).click();
      const dialog = page.getByRole('dialog');
      await expect(dialog).toContainText(concert.title);
      await expect(dialog.getByRole('link', { name: labels.logIn })).toHaveAttribute(
        'href',
        `${systems.tix()}/${locale}/login?returnUrl=${encodeURIComponent(siteUrl(concert.url))}`,
      );
      await expectNoAxeViolations(page, 'dialog[open]');
      await dialog.getByRole('link', { name: labels.logIn }).click();
      await logIn(page, visitorEmail('vriend', locale, info));

      await expect(page.getByText(labels.welcome)).toBeVisible();
      await expectFavourite(page, concert.title);
      await expect(tickets.getByText(labels.yours)).toBeVisible();
      await expect(
        tickets.getByRole('columnheader', { name: labels.friendsPrice, exact: true }),
      ).toBeVisible();
      await expect(tickets.getByRole('link', { name: labels.order })).toBeVisible();

      await page.goto(texts.calendar);
      await waitForHydration(page);
      await expect(page.getByRole('link', { name: labels.profile, exact: true }).first()).toBeVisible();
      const inList = page.getByRole('article').filter({ hasText: labels.ownPrice });
      await expect(inList.getByRole('link', { name: labels.order }).first()).toHaveAttribute(
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

      await page.goto(favouritesPath(locale));
      await expect(page.getByRole('status').filter({ hasText: labels.season })).toHaveText(/^4 /);
      await expect(page.getByRole('main').getByRole('heading', { level: 3 })).toHaveCount(4);
      await expect(page.getByRole('article').getByText(labels.ownPrice).first()).toBeVisible();
      await expectNoAxeViolations(page, 'main');
      const file = page.waitForEvent('download');
      await page.getByRole('button', { name: labels.calendar }).click();
      expect((await file).suggestedFilename()).toMatch(/\.ics$/);
      const entries = await readFile(await (await file).path(), 'utf8');
      expect(entries.match(/\r\nSEQUENCE:[1-9]\d*\r\nDTSTAMP:\d+T\d+Z\r\n/g)).toHaveLength(4);
      expect(entries.match(/\r\nSTATUS:[A-Z]+\r\nLAST-MODIFIED:\d+T\d+Z\r\n/g)).toHaveLength(4);
      expect(entries.match(/\r\nDTSTART;TZID=Europe\/Amsterdam:/g)).toHaveLength(4);
      await favouriteButton(page, concert.title).click();
      await expect(page.getByText(labels.removed)).toBeVisible();
      await expect(page.getByRole('main').getByRole('heading', { level: 3 })).toHaveCount(3);
      // The focused element is gone; the focus moves to the next one.
      const next = page.locator('main button[aria-pressed]:focus');
      await expect(next).toHaveCount(1);
      await page.getByRole('button', { name: labels.undo }).focus();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('main').getByRole('heading', { level: 3 })).toHaveCount(4);
      await expect(page.getByRole('button', { name: labels.dismiss })).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(next).toHaveCount(1);

      await inAnotherTab(page, async (tab) => {
        const { tixEventGroupId, tixEventId } = concert.event;
        for (const _ of [1, 2]) {
          await tab.goto(`${systems.tix()}/${locale}/buyingflow/tickets/${tixEventGroupId}/${tixEventId}/`);
          await tab.locator('main form button').click();
          await tab.waitForURL(/buyingflow\/order/);
        }
      });
      await expect(page.getByRole('link', { name: labels.basket }).filter({ visible: true })).toContainText(
        '2',
      );

      await inAnotherTab(page, (tab) => tab.goto(`${systems.tix()}/${locale}/logout`));
      await expect(page.getByRole('heading', { name: labels.loggedOut })).toBeVisible();
      await expect(
        page.getByRole('link', { name: labels.basket }).filter({ visible: true }),
      ).not.toContainText('2');
      await page.goto(texts.calendar);
      await waitForHydration(page);
      for (const title of titles) await expectFavourite(page, title, false);
      expect(
        await page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }])),
      ).not.toMatch(/[0-9a-f]{64}/);
    });

    test('SALE-2 a sale opens on an open page', { tag: '@phone' }, async ({ page }) => {
      const opens = concert.event.sale.starts['_default'] ?? afternoon;
      await page.clock.install({ time: opens - minuteMs / 2 });
      const headers = { Date: new Date(opens - minuteMs / 2).toUTCString(), 'Cache-Control': 'no-store' };
      await page.route(`**${healthPath}`, (route) => route.fulfill({ headers }));
      await page.goto(concert.url);
      await waitForHydration(page);
      const tickets = page.locator('#tickets');
      await expect(tickets.getByRole('button', { name: labels.order })).toBeVisible();
      await waitForVisitorLayer(page);
      await page.clock.runFor(minuteMs);
      await expect(tickets.getByRole('link', { name: labels.order })).toBeVisible();
    });
  });

  test.describe(`the visitor’s identity is private (${locale})`, () => {
    test.use({ forgives: /404/ });

    test(
      'FAV-1 TIX-6 it is in no page, no data layer and no console message',
      { tag: '@desk' },
      async ({ page }, info) => {
        const sent: string[] = [];
        const hashes = new Set<string>();
        page.on('console', (message) => sent.push(message.text()));
        page.on('request', (request) => {
          const hash = new URL(request.url()).searchParams.get('hash');
          if (hash) hashes.add(hash);
          if (new URL(request.url()).origin === new URL(process.env['SITE_URL'] ?? '').origin)
            sent.push(request.url());
        });
        const email = visitorEmail('vriend', locale, info);
        await page.goto(
          `${systems.tix()}/${locale}/login?returnUrl=${encodeURIComponent(siteUrl(texts.calendar))}`,
        );
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
      },
    );
  });

  test.describe(`when a personal system is unavailable (${locale})`, () => {
    test.use({ forgives: /Failed to load resource|ERR_FAILED|postMessage|tix\.|favourites\.save-failed/ });

    test(
      'FAV-3 a list that cannot be saved is restored, with a message',
      { tag: '@phone' },
      async ({ page }, info) => {
        await page.goto(
          `${systems.tix()}/${locale}/login?returnUrl=${encodeURIComponent(siteUrl(concert.url))}`,
        );
        await logIn(page, visitorEmail('bezoeker', locale, info));
        await waitForHydration(page);
        await page.route('**/save.json*', (route) => route.abort());
        await favouriteButton(page, concert.title).click();
        await expect(page.getByRole('status').filter({ hasText: labels.away })).toBeVisible();
        await expectFavourite(page, concert.title, false);
        await expectNoAxeViolations(page);
      },
    );

    test(
      'TIX-1 TIX-3 LAYOUT-1 the site works anonymously if ticketing is down',
      { tag: '@desk' },
      async ({ page }) => {
        await page.route('**/itix*', (route) => route.abort());
        await page.goto(texts.calendar);
        await waitForHydration(page);
        await favouriteButton(page, (await threeTitles(page))[0] ?? '').click();
        await expect(page.getByRole('dialog').getByRole('link', { name: labels.logIn })).toBeVisible();
        await page.keyboard.press('Escape');
        await expect(page.getByRole('dialog')).toBeHidden();
        await page.goto(concert.url);
        await expect(page.getByText(labels.friends)).toBeVisible();
      },
    );

    test(
      'TIX-3 the page of favourites reports that the frame does not answer',
      { tag: '@phone' },
      async ({ page }) => {
        await openWithSilentTicketing(page, favouritesPath(locale));
        await expect(page.getByRole('heading', { name: labels.silent })).toBeVisible();
        await expectNoAxeViolations(page, 'main');
      },
    );
  });
}

function siteUrl(path: string): string {
  return `${process.env['SITE_URL']}${path}`;
}

async function threeTitles(page: Page): Promise<readonly string[]> {
  const titles = await page.locator('main article h3').allInnerTexts();
  return [...new Set(titles)].slice(0, 3);
}
