import { spawnSync } from 'node:child_process';
import { AxeBuilder } from '@axe-core/playwright';
import ICAL from 'ical.js';
import type { Browser, Page } from 'playwright';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findFreePorts, type RunningCommand, startCommand } from '#tests/commands/running-command.ts';
import { root } from '#tests/root.ts';
import { launchBrowser } from '#tests/support/launch-browser.ts';

let command: RunningCommand;
let browser: Browser;
let site: string;

beforeAll(async () => {
  const port = String(await findFreePorts(1));
  const environment = { PORT: port, SHUTDOWN_DRAIN_MS: '0' };
  command = startCommand('npm run start:club', environment, /Ready: (http:\/\/localhost:\d+)/);
  browser = await launchBrowser();
  site = await command.address;
}, 180_000);

afterAll(async () => {
  await browser.close();
  await command.stop();
});

async function textOf(path: string, status = 200): Promise<string> {
  const answer = await fetch(`${site}${path}`);
  expect([path, answer.status]).toEqual([path, status]);
  // The port of this run may look like one of the sandbox's.
  return (await answer.text()).replaceAll(new URL(site).host, 'its-own-address');
}

/** What is only true of Het Klankhuis: its name, rooms, zone, currency, colours and fonts, and the addresses of the sandbox. */
const wordsOfTheOtherHall =
  /klankhuis|grote zaal|lindezaal|ketelhuis|Europe\/Amsterdam|€|"EUR"|#f2ebdf|#191714|piazzolla|commissioner|localhost:[45]\d{3}|sandbox/i;

const links = {
  nl: { home: '/', calendar: 'Agenda', concert: 'Trio Lund', order: 'Koop een kaart' },
  en: { home: '/en', calendar: 'What’s on', concert: 'Trio Lund', order: 'Buy a ticket' },
};

async function expectNoViolations(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .withTags(['wcag2a', 'wcag2aa', 'wcag22aa'])
    .analyze();
  expect(
    violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id} ${target.join(' ')}`)),
  ).toEqual([]);
}

describe('the example of another hall', () => {
  it('HALL-10 does not start without a contact for security.txt, and says so in one sentence', () => {
    const { status, stderr } = spawnSync(process.execPath, ['dist/halls/nachtpont/server/start-example.js'], {
      cwd: root,
      encoding: 'utf8',
      env: {
        PATH: process.env['PATH'],
        NODE_ENV: 'production',
        PORT: '0',
        CMS_FOLDER: 'fixtures/halls/nachtpont/content',
      },
    });
    expect([status, stderr.trim()]).toEqual([
      78,
      'SECURITY_CONTACT: it is not set: security.txt needs an address to which vulnerabilities of this hall are reported.',
    ]);
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
    const { headers } = await fetch(`${site}${path}`);
    expect(headers.get('Content-Security-Policy')).not.toBeNull();
    expect(wordsOfTheOtherHall.exec(JSON.stringify([...headers]))?.[0]).toBeUndefined();
  });

  it('HALL-7 allows no address of the sandbox in its policy', async () => {
    const policy = (await fetch(site)).headers.get('Content-Security-Policy') ?? '';
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
    const icon = await fetch(`${site}/icon-192.png`);
    const { dominant } = await sharp(await icon.arrayBuffer()).stats();
    expect(dominant).toMatchObject({ r: expect.closeTo(0xff, -2), g: expect.closeTo(0x9f, -2) });
    expect(dominant.r - dominant.b).toBeGreaterThan(120);
    const [, picture = ''] =
      /property="og:image" content="[^"]*?(\/figure\/[^"]+)"/.exec(await textOf('/concerten/trio-lund')) ??
      [];
    expect((await fetch(`${site}${picture}`)).headers.get('Content-Type')).toBe('image/png');
  });

  it.each(['nl', 'en'] as const)('HALL-7 leads from the home page to an order link (%s)', async (locale) => {
    const words = links[locale];
    const page = await browser.newPage({
      locale: locale === 'nl' ? 'nl-NL' : 'en-GB',
      timezoneId: 'Asia/Tokyo',
      viewport: { width: 1440, height: 900 },
    });
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    await page.goto(`${site}${words.home}`);
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
  });

  it('HALL-7 covers no order link on the home page with a picture, on a phone', async () => {
    const page = await browser.newPage({ viewport: { width: 390, height: 844 }, locale: 'nl-NL' });
    await page.goto(site);
    const order = page.getByRole('main').getByRole('link', { name: links.nl.order }).first();
    await expect(order.click({ trial: true })).resolves.toBeUndefined();
    await page.close();
  });
});
