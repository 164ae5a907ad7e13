import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { expectNoViolations, serveExample, wordsOfTheOtherHall } from '#tests/commands/hall-site.ts';

describe('the example of an opera house', () => {
  const house = serveExample('laight');

  /** What a page says, after its scripts have run. Of a part that is not in view the browser has no `innerText`. */
  async function read(page: Page, path: string): Promise<string> {
    await page.goto(`${house.address}${path}`);
    const texts = await page.locator('body').locator('header, main, footer').allTextContents();
    return texts.join(' ').replaceAll('\u00a0', ' ');
  }

  it('HALL-15 HALL-20 has English at /, and no other language anywhere', async () => {
    const statuses = ['/', '/nl', '/set-language/en', '/set-language/nl', '/manifest.webmanifest'].map(
      async (path) => [
        path,
        (await fetch(`${house.address}${path}`, { headers: { 'Accept-Language': 'nl' } })).status,
      ],
    );
    expect(await Promise.all(statuses)).toEqual([
      ['/', 200],
      ['/nl', 404],
      ['/set-language/en', 404],
      ['/set-language/nl', 404],
      ['/manifest.webmanifest', 200],
    ]);
    const home = await (await fetch(house.address)).text();
    expect(home).toMatch(/^<!doctype html><html lang="en"/);
    expect(home).not.toMatch(/hreflang|href="\/en|set-language/i);
    const sitemaps = await (await fetch(`${house.address}/sitemap.xml`)).text();
    expect([...sitemaps.matchAll(/sitemap-\w+-(\w+)\.xml/g)].map(([, locale]) => locale)).not.toContain('nl');
    expect(await (await fetch(`${house.address}/sitemap-pages-en.xml`)).text()).not.toContain('hreflang');
  });

  it.concurrent('HALL-16 HALL-18 HALL-20 writes dates, times, prices and its performances as an American house does', async () => {
    const page = await house.browser.newPage({ locale: 'en-US', viewport: { width: 1440, height: 900 } });
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    const calendar = await read(page, '/calendar');
    expect(calendar).toContain('Thursday, December');
    expect(calendar).toContain('7:30 PM');
    expect(calendar).toContain('$45');
    expect(calendar).toContain('12 performances');
    expect(await page.getByRole('columnheader').first().innerText()).toBe('Sun');
    await expectNoViolations(page);
    const concert = await read(page, '/concerts/tosca');
    expect(concert).toContain('$145.00');
    expect(concert).toContain('New York, NY 10013');
    await expectNoViolations(page);
    expect(errors).toEqual([]);
    await page.close();
  });

  it.concurrent('HALL-15 HALL-20 shows each page once after its scripts have run, without a warning', async () => {
    const page = await house.browser.newPage({ locale: 'en-US' });
    const warnings: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'warning' || message.type() === 'error') warnings.push(message.text());
    });
    const counts: number[] = [];
    for (const path of ['/', '/calendar', '/concerts/tosca', '/visit', '/search']) {
      await page.goto(`${house.address}${path}`);
      await page.mouse.move(1, 1);
      await page.keyboard.press('Shift');
      await page.locator('html[data-hydrated]').waitFor();
      counts.push(await page.locator('main').count());
    }
    expect(counts).toEqual([1, 1, 1, 1, 1]);
    expect(warnings).toEqual([]);
    await page.close();
  });

  it.concurrent('HALL-7 HALL-20 has no word of Dutch, and nothing of Het Klankhuis or of the club', async () => {
    const page = await house.browser.newPage({ locale: 'nl-NL' });
    const paths = [
      '/',
      '/calendar',
      '/concerts/tosca',
      '/house',
      '/visit',
      '/search',
      '/agenda/poster',
      '/nowhere',
    ];
    for (const path of paths) {
      const text = await read(page, path);
      expect([path, text.match(/\b(?:het|een|niet|voor|van|uw|kaarten|zaal|concerten|uur)\b/gi)]).toEqual([
        path,
        null,
      ]);
      const document = (await page.content()).replaceAll(new URL(house.address).host, 'its-own-address');
      expect([path, wordsOfTheOtherHall.exec(document)?.[0], /nachtpont/i.exec(document)?.[0]]).toEqual([
        path,
        undefined,
        undefined,
      ]);
      expect(await page.getByRole('link', { name: /Nederlands|English/ }).count()).toBe(0);
    }
    await page.close();
  });
});
