import ICAL from 'ical.js';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { inksByTheme } from '#fixtures/halls/nachtpont/inks.ts';
import { expectNoViolations, serveExample, wordsOfTheOtherHall } from '#tests/commands/hall-site.ts';
import { runInShell } from '#tests/commands/running-command.ts';

const hall = serveExample('nachtpont');

async function textOf(path: string, status = 200): Promise<string> {
  const answer = await fetch(`${hall.address}${path}`);
  expect([path, answer.status]).toEqual([path, status]);
  // The port of this run may look like one of the sandbox's.
  return (await answer.text()).replaceAll(new URL(hall.address).host, 'its-own-address');
}

const links = {
  nl: { home: '/', calendar: 'Agenda', concert: 'Trio Lund', order: 'Koop een kaart' },
  en: { home: '/en', calendar: 'What’s on', concert: 'Trio Lund', order: 'Buy a ticket' },
};

describe('the example of another hall', () => {
  it('HALL-11 is not served as another hall, which one sentence says', async () => {
    const { code, output } = await runInShell('npm run serve -- --hall klankhuis', {}, hall.copy.folder);
    expect(output.trim().split('\n').at(-1)).toBe(
      'HALL: nachtpont is built, and klankhuis is not: "npm run build -- --hall klankhuis" builds it in its place.',
    );
    expect(code).toBe(78);
  });

  it.each([
    '/',
    '/en',
    '/agenda',
    '/en/whats-on',
    '/concerten/trio-lund',
    '/en/concerts/koperwerk',
    '/zalen/bovendek',
    '/manifest.webmanifest',
    '/en/manifest.webmanifest',
    '/agenda.ics',
    '/robots.txt',
    '/sitemap.xml',
    '/.well-known/security.txt',
    '/service-worker.js',
  ])('HALL-7 has nothing of Het Klankhuis at %s', async (path) => {
    expect(wordsOfTheOtherHall.exec(await textOf(path))?.[0]).toBeUndefined();
  });

  it('HALL-7 has nothing of it in the scripts and styles of a page, or in the page for what does not exist', async () => {
    const home = await textOf('/');
    const files = [...home.matchAll(/\/assets\/[\w.-]+\.(?:js|css)/g)].map(([path]) => path);
    const texts = await Promise.all([...new Set(files)].map((path) => textOf(path)));
    expect(texts.length).toBeGreaterThan(3);
    expect(texts.flatMap((text) => text.match(/klankhuis|piazzolla|commissioner|#f2ebdf/gi) ?? [])).toEqual(
      [],
    );
    expect(wordsOfTheOtherHall.exec(await textOf('/bestaat-niet', 404))?.[0]).toBeUndefined();
  });

  it.each(['/', '/bestaat-niet'])('HALL-7 has nothing of it in the headers of %s', async (path) => {
    const { headers } = await fetch(`${hall.address}${path}`);
    expect(headers.get('Content-Security-Policy')).not.toBeNull();
    expect(wordsOfTheOtherHall.exec(JSON.stringify([...headers]))?.[0]).toBeUndefined();
  });

  it('HALL-6 has icons in its inks', async () => {
    const icon = await (await fetch(`${hall.address}/icon-maskable-192.png`)).arrayBuffer();
    const pixels = await sharp(icon).removeAlpha().raw().toBuffer();
    expect(`#${pixels.toString('hex', 0, 3)}`).toBe(inksByTheme.petrol.light.sand);
  });

  it('HALL-7 writes prices in its currency and times in its zone', async () => {
    const page = await textOf('/en/concerts/trio-lund');
    expect(page).toContain('£16.00');
    expect(page).toContain('"priceCurrency":"GBP"');
    const calendar = new ICAL.Component(ICAL.parse(await textOf('/agenda.ics')));
    expect(calendar.getFirstPropertyValue('prodid')).toBe('-//Nachtpont//Concertagenda//NL');
    expect(calendar.getFirstPropertyValue('x-wr-timezone')).toBe('Europe/London');
    const concerts = calendar.getAllSubcomponents('vevent');
    expect(concerts).not.toEqual([]);
    const evening = concerts.find((one) => one.getFirstPropertyValue('summary') === 'Trio Lund');
    expect(String(evening?.getFirstPropertyValue('dtstart'))).toMatch(/T20:00:00$/);
  });

  it.concurrent.each(['nl', 'en'] as const)(
    'HALL-7 leads from the home page to an order link (%s)',
    async (locale) => {
      const words = links[locale];
      const page = await hall.browser.newPage({
        locale: locale === 'nl' ? 'nl-NL' : 'en-GB',
        timezoneId: 'Asia/Tokyo',
        viewport: { width: 1440, height: 900 },
      });
      const errors: string[] = [];
      page.on('pageerror', ({ message }) => errors.push(message));
      await page.goto(`${hall.address}${words.home}`);
      await expectNoViolations(page);
      await page.getByRole('banner').getByRole('link', { name: words.calendar, exact: true }).click();
      await page.getByRole('heading', { level: 1, name: words.calendar }).waitFor();
      await expectNoViolations(page);
      await page.getByRole('main').getByRole('link', { name: words.concert }).first().click();
      await page.getByRole('heading', { level: 1, name: words.concert }).waitFor();
      await expectNoViolations(page);
      const order = page.getByRole('main').getByRole('link', { name: words.order }).first();
      expect(await order.getAttribute('href')).toBe('https://tickets.nachtpont.example/trio-lund');
      expect(errors).toEqual([]);
      await page.close();
    },
  );
});
