import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import ICAL from 'ical.js';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  expectNoViolations,
  startSite,
  serveExample,
  wordsOfTheOtherHall,
} from '#tests/commands/hall-site.ts';
import { runInShell } from '#tests/commands/running-command.ts';

const hall = serveExample('nachtpont');

/** Runs a command of the copy to its end. */
function runInCopy(line: string) {
  return runInShell(line, {}, hall.copy.folder);
}

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
    const { code, output } = await runInCopy('npm run serve -- --hall klankhuis');
    expect(output.trim().split('\n').at(-1)).toBe(
      'HALL: nachtpont is built, and klankhuis is not: "npm run build -- --hall klankhuis" builds it in its place.',
    );
    expect(code).toBe(78);
  });

  it.each(['/', '/en'])('TRACK-7 asks for no consent at %s', async (path) => {
    expect(await textOf(path)).not.toContain('consent-question');
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

  it('HALL-7 allows no address of the sandbox in its policy', async () => {
    const policy = (await fetch(hall.address)).headers.get('Content-Security-Policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toMatch(/localhost|sandbox/);
  });

  it('HALL-7 writes prices in its currency and times in its zone', async () => {
    const page = await textOf('/en/concerts/trio-lund');
    expect(page).toContain('£16.00');
    expect(page).toContain('"priceCurrency":"GBP"');
    const calendar = new ICAL.Component(ICAL.parse(await textOf('/agenda.ics')));
    expect(calendar.getFirstPropertyValue('prodid')).toBe('-//Nachtpont//Concertagenda//NL');
    expect(calendar.getFirstPropertyValue('x-wr-timezone')).toBe('Europe/London');
    const concerts = calendar.getAllSubcomponents('vevent');
    expect(concerts.length).toBeGreaterThan(20);
    const evening = concerts.find((one) => one.getFirstPropertyValue('summary') === 'Trio Lund');
    expect(String(evening?.getFirstPropertyValue('dtstart'))).toMatch(/T20:00:00$/);
  });

  it('HALL-6 has an icon and a picture for other sites in its own colours', async () => {
    const icon = await fetch(`${hall.address}/icon-192.png`);
    const { dominant } = await sharp(await icon.arrayBuffer()).stats();
    expect(dominant).toMatchObject({ r: expect.closeTo(0xff, -2), g: expect.closeTo(0x9f, -2) });
    expect(dominant.r - dominant.b).toBeGreaterThan(120);
    const [, picture = ''] =
      /property="og:image" content="[^"]*?(\/figure\/[^"]+)"/.exec(await textOf('/concerten/trio-lund')) ??
      [];
    expect((await fetch(`${hall.address}${picture}`)).headers.get('Content-Type')).toBe('image/png');
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

  it('HALL-7 covers no order link on the home page with a picture, on a phone', async () => {
    const page = await hall.browser.newPage({ viewport: { width: 390, height: 844 }, locale: 'nl-NL' });
    await page.goto(hall.address);
    const order = page.getByRole('main').getByRole('link', { name: links.nl.order }).first();
    await expect(order.click({ trial: true })).resolves.toBeUndefined();
    await page.close();
  });
});

describe('a new hall', () => {
  beforeAll(async () => {
    const options = '--name "Hudson Hall" --zone America/New_York --currency USD';
    const { output } = await runInCopy(`npm run new:hall -- hudson ${options}`);
    expect(output).toContain('Hudson Hall is in fixtures/halls/hudson/: npm run dev -- --hall hudson');
  });

  it.concurrent.for(['npm run dev', 'npm start'])(
    'HALL-12 HALL-13 is shown with its own content by %s',
    async (line, { expect: expectHere }) => {
      const shown = await startSite(hall.copy, `${line} -- --hall hudson`);
      try {
        const address = await shown.address;
        const pages = ['/', '/en', '/en/concerts/opening'].map(async (path) => {
          const answer = await fetch(`${address}${path}`);
          return [answer.status, await answer.text()];
        });
        const [home, english, concert] = await Promise.all(pages);
        expect(home).toEqual([200, expect.stringMatching(/<title>Hudson Hall.*Openingsconcert/s)]);
        expect(english).toEqual([200, expect.stringMatching(/<title>Hudson Hall.*Opening concert/s)]);
        expect(concert).toEqual([200, expect.stringMatching(/"priceCurrency":"USD"/)]);
        expect(concert).toEqual([200, expect.stringMatching(/"startDate":"[\d-]+T20:00:00-0[45]:00"/)]);
        const contact = join(hall.copy.folder, 'fixtures/halls/hudson/content/pages/contact.en.md');
        appendFileSync(contact, `Beside the ferry of ${line}.\n`);
        const readContact = async () => (await fetch(`${address}/en/contact`)).text();
        await expectHere.poll(readContact, { timeout: 20_000 }).toContain(`Beside the ferry of ${line}.`);
      } finally {
        await shown.stop();
      }
    },
  );

  it('HALL-13 is not written over one that exists', async () => {
    const { code, output } = await runInCopy('npm run new:hall -- hudson');
    expect(output).toMatch(/^fixtures\/halls\/hudson\/[\w.]+ exists already\.$/m);
    expect(code).toBe(2);
  });
});
