import { expect, type Page } from 'playwright/test';
import { healthPath } from '#adapters/web-gateway/web-gateway.address.ts';
import { type Locale, locales } from '#domain/locale/locale.ts';
import { addMilliseconds, secondMs } from '#domain/time/instant.ts';
import { afternoon } from '#tests/e2e/support/afternoon.ts';
import { openFilters, siteTexts, waitForHydration, waitForVisitorLayer } from '#tests/e2e/support/site.ts';
import { test } from '#tests/e2e/support/test.ts';

/** The four lists with forms, two in each language. */
const filledLists = {
  nl: [
    ['/concerten', ''],
    ['/series', ' @all'],
  ],
  en: [
    ['/en/search', ' @all'],
    ['/en/discover/all', ' @all'],
  ],
} as const;

const loading = { nl: 'De pagina wordt geladen', en: 'Loading the page' } as const;

/** Collects the list requests from now on. */
function recordListRequests(page: Page, locale: Locale): readonly string[] {
  const requests: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes(`/gateway/${locale}/events?`)) requests.push(request.url());
  });
  return requests;
}

for (const locale of locales) {
  const texts = siteTexts[locale];

  test.describe(`navigating to another page (${locale})`, () => {
    test(
      'ROUTE-16 ROUTE-20 a page is prefetched when a pointer comes near its link, and not requested again when it is visited; a bar runs for five seconds, and a live region announces that the page is loading',
      { tag: '@desk' },
      async ({ page }) => {
        await page.goto(texts.calendar);
        await waitForHydration(page);
        const requests: string[] = [];
        page.on('request', (request) => requests.push(request.url()));
        const link = page.locator('article h3 a').nth(2);
        await link.scrollIntoViewIfNeeded();
        await link.hover();
        await expect.poll(() => requests.filter((url) => url.includes('/page?')).length).toBe(1);
        await link.click();
        await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
        expect(requests.filter((url) => url.includes('/page?'))).toHaveLength(1);
        await page.goBack();
        await expect(page).toHaveURL(new RegExp(`${texts.calendar}$`));
        let letGo = () => {};
        const gate = new Promise<void>((resolve) => {
          letGo = resolve;
        });
        await page.route('**/gateway/*/page?*', async (route) => {
          await gate;
          await route.continue();
        });
        await page.locator('article h3 a').nth(4).click();
        await expect(page.getByRole('status').filter({ hasText: loading[locale] })).toHaveCount(1);
        const ramp = page.locator('[data-phase=loading]');
        await expect(ramp).toHaveCount(1);
        const lasting = await ramp.evaluate((bar) =>
          bar.getAnimations().map(({ effect }) => effect?.getComputedTiming().endTime),
        );
        expect(lasting).toEqual([5000]);
        letGo();
        await expect(page.locator('[data-phase=idle]')).toHaveCount(1);
        await expect(page.getByRole('status').filter({ hasText: loading[locale] })).toHaveCount(0);
      },
    );

    test(
      'ROUTE-20 nothing is prefetched for a visitor who saves data',
      { tag: ['@phone', '@all'] },
      async ({ page }) => {
        await page.addInitScript(() => {
          Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } });
        });
        await page.goto(texts.calendar);
        await waitForHydration(page);
        const requests: string[] = [];
        page.on('request', (request) => requests.push(request.url()));
        await page.locator('article h3 a').nth(2).hover();
        await page.locator('article h3 a').nth(3).hover();
        await openFilters(page, locale);
        await page.locator('input[name=genres]').first().locator('..').hover();
        await page.mouse.down();
        expect(requests.filter((url) => url.includes('/gateway/'))).toEqual([]);
      },
    );

    test(
      'ROUTE-20 a list is prefetched while the finger is still on its filter, and once',
      { tag: '@phone' },
      async ({ page }) => {
        await page.goto(texts.calendar);
        await waitForHydration(page);
        await openFilters(page, locale);
        const lists = recordListRequests(page, locale);
        const box = page.locator('input[name=genres]').nth(3);
        await box.locator('..').hover();
        await page.mouse.down();
        await expect.poll(() => lists.length).toBe(1);
        await expect(page).not.toHaveURL(/genres=/);
        await page.mouse.up();
        await expect(page).toHaveURL(/genres=/);
        await expect(page.locator('#results')).toHaveAttribute('data-state', 'settled');
        await expect(page.locator('#results')).toHaveAttribute('data-refined', 'yes');
        await expect(box).toBeChecked();
        expect(lists).toHaveLength(1);
      },
    );

    test(
      'ROUTE-20 a list is prefetched when a mouse rests on its filter, not when it leaves; a recent one is not requested again',
      { tag: '@desk' },
      async ({ page }) => {
        await page.goto(texts.calendar);
        await waitForHydration(page);
        await openFilters(page, locale);
        const lists = recordListRequests(page, locale);
        const box = page.locator('input[name=genres]').nth(3);
        await page.clock.pauseAt(addMilliseconds(afternoon, secondMs));
        await box.locator('..').hover();
        await page.mouse.move(0, 0);
        await page.clock.runFor(1000);
        await box.locator('..').hover();
        await page.clock.runFor(79);
        expect(lists).toEqual([]);
        await page.clock.resume();
        await expect.poll(() => lists.length).toBe(1);
        await expect(page).not.toHaveURL(/genres=/);
        for (const isOn of [true, false, true, false]) {
          await box.locator('..').click();
          await expect(page).toHaveURL(isOn ? /genres=/ : /concert(en|s)$/);
          await expect(box).toBeChecked({ checked: isOn });
          await expect(page.locator('#results')).toHaveAttribute('data-state', 'settled');
        }
        expect([lists.length, new Set(lists).size]).toEqual([2, 2]);
      },
    );

    for (const [list, tag] of filledLists[locale]) {
      test(`ROUTE-10 the other language begins with an unfiltered list, at ${list}${tag}`, async ({
        page,
      }) => {
        await page.goto(`${list}?page=2`);
        await waitForHydration(page);
        const field = page.locator('main input[name=keyword]').filter({ visible: true });
        await page.clock.pauseAt(addMilliseconds(afternoon, secondMs));
        await field.fill('mahler');
        // Followed without leaving the field, which would ask: what is typed stands in the list's store alone.
        await page
          .getByRole('link', { name: texts.other, exact: true })
          .evaluate((link: HTMLAnchorElement) => link.click());
        await expect(page.locator('html')).not.toHaveAttribute('lang', locale);
        await expect(field).toHaveValue('');
        await page.clock.resume();
        expect(new URL(page.url()).search).toBe('');
      });
    }

    test('one click on a filter is one small request', { tag: '@desk' }, async ({ page }) => {
      // The filters are requested again if the hall's clock, once read, is minutes ahead of the browser's.
      const clockRead = page.waitForResponse(`**${healthPath}`);
      await page.goto(texts.calendar);
      await waitForVisitorLayer(page);
      await clockRead;
      await page.getByLabel(texts.search).fill('mahler');
      await expect(page).toHaveURL(/keyword=mahler/);
      await expect(page.locator('#results')).toHaveAttribute('data-state', 'settled');
      const requests: string[] = [];
      page.on('request', (request) => {
        if (request.url().includes('/gateway/')) requests.push(new URL(request.url()).pathname);
      });
      await page.getByLabel(texts.search).fill('bach');
      await expect(page).toHaveURL(/keyword=bach/);
      await expect(page.locator('#results')).toHaveAttribute('data-state', 'settled');
      expect(requests).toEqual([`/gateway/${locale}/events`]);
    });
  });
}

interface Move {
  readonly of: string;
  readonly from: number;
  readonly until: number;
}

/** When the old and the new page move at each change of page, in milliseconds, oldest change first. */
async function movesOf(page: Page): Promise<() => Promise<readonly (readonly Move[])[]>> {
  await page.addInitScript(() => {
    const changes: (readonly Move[])[] = [];
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (update) => {
      const change = start(update);
      const note = () => {
        changes.push(
          document.getAnimations().flatMap(({ effect }) => {
            const [, of] =
              /^::view-transition-(old|new)/.exec((effect as KeyframeEffect | null)?.pseudoElement ?? '') ??
              [];
            if (!of || !effect) return [];
            const { delay = 0, endTime } = effect.getComputedTiming();
            return [{ of, from: delay, until: Number(endTime) }];
          }),
        );
      };
      change.ready.then(note, () => {});
      return change;
    };
    Object.assign(window, { changes });
  });
  return () => page.evaluate(() => Reflect.get(window, 'changes'));
}

test.describe('navigating, in a window of any width', { tag: '@desk' }, () => {
  test('ROUTE-15 the old page has left before the new one appears; without motion if the visitor prefers it; going back immediately causes no error, in any frame', async ({
    page,
  }) => {
    const moves = await movesOf(page);
    await page.goto(siteTexts.nl.calendar);
    await waitForHydration(page);
    await page.locator('article h3 a').nth(1).click();
    await expect.poll(async () => (await moves()).length).toBe(1);
    const [change = []] = await moves();
    const [out, into] = ['old', 'new'].map((side) => change.filter(({ of }) => of === side));
    expect([out?.length, into?.length]).toEqual([1, 1]);
    expect(out?.[0]?.from).toBe(0);
    expect(into?.[0]?.from).toBeGreaterThanOrEqual(Number(out?.[0]?.until));
    expect(into?.[0]?.until).toBeGreaterThan(Number(into?.[0]?.from));
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goBack();
    await expect(page).toHaveURL(new RegExp(`${siteTexts.nl.calendar}$`));
    await expect.poll(async () => (await moves()).length).toBe(2);
    expect((await moves())[1]).toEqual([]);
    const running = await page.evaluate(
      () => document.getAnimations().filter(({ playState }) => playState === 'running').length,
    );
    expect(running).toBe(0);
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    const heading = page.getByRole('heading', { level: 1 });
    const here = await heading.innerText();
    for (const frames of [0, 0, 1, 2, 4]) {
      await page.evaluate(async (pause) => {
        const nextFrame = () => new Promise(requestAnimationFrame);
        const { pathname } = location;
        document.querySelector<HTMLElement>('header a[href="/series"]')?.click();
        while (location.pathname === pathname) await new Promise((resolve) => setTimeout(resolve));
        for (let frame = 0; frame < pause; frame += 1) await nextFrame();
        history.back();
      }, frames);
      await expect(page).toHaveURL(new RegExp(`${siteTexts.nl.calendar}$`));
      await expect(heading).toHaveText(here);
    }
    await page.locator('article h3 a').first().click();
    await expect(heading).not.toHaveText(here);
  });

  test('ROUTE-9 a chosen language is remembered at the root', async ({ page, context }) => {
    await page.goto(siteTexts.nl.calendar);
    await waitForHydration(page);
    await page.getByRole('link', { name: siteTexts.nl.other, exact: true }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    expect((await context.cookies()).find(({ name }) => name === 'i18n_redirected')).toMatchObject({
      value: 'en',
      sameSite: 'Lax',
      path: '/',
    });
    await page.goto('/');
    await expect(page).toHaveURL(/\/en$/);
    await waitForHydration(page);
    await page.getByRole('link', { name: siteTexts.en.other, exact: true }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'nl');
    expect(new URL(page.url()).pathname).toBe('/');
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('lang', 'nl');
  });
});
