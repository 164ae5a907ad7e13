import { describe, expect, it } from 'vitest';
import { addMilliseconds, hourMs } from '#domain/time/instant.ts';
import { aDocument, moment } from '#fixtures/builders/a-document.ts';
import { aGlobal, aHall } from '#fixtures/builders/a-hall.ts';
import { aPage, aPageOf, aSeriesPage } from '#fixtures/builders/a-page.ts';
import { anEventCard, anEventPage } from '#fixtures/builders/an-event.ts';
import { breakCms } from '#tests/reliability/faults.ts';
import { siteOfFile, siteOfTest } from '#tests/support/site-of-test.ts';

const origin = 'http://klankhuis.example';
const start = moment('2026-12-04T20:15:00+01:00');
const updated = moment('2026-11-01T10:00:00+01:00');

const performer = { name: 'Ada Lund', role: 'dirigent' };

function concert(uri: string, hours: number, english?: string) {
  const event = anEventCard({
    uri,
    title: uri,
    starts: addMilliseconds(start, hours * hourMs),
    ends: addMilliseconds(start, (hours + 1) * hourMs),
    updated,
    performers: english ? [performer] : [],
  });
  const alternatives = english ? [{ language: 'en' as const, url: english }] : [];
  return {
    page: anEventPage({ event, alternatives }),
    document: aDocument({
      uri,
      title: uri,
      starts: event.starts,
      ends: event.ends ?? event.starts,
      words: event.performers.map(({ name }) => name),
    }),
  };
}

const both = concert('concerten/beide', 0, '/en/concerts/both');
const own = concert('concerten/eigen', 2);
const past = concert('concerten/voorbij', -24 * 60);
const english = anEventPage({
  event: anEventCard({
    uri: 'concerts/both',
    url: '/en/concerts/both',
    title: 'Both',
    performers: [performer],
  }),
  language: 'en',
  alternatives: [{ language: 'nl', url: both.page.url }],
});
const section = (name: 'page' | 'series' | 'press', uri: string) =>
  aDocument({ section: name, uri, title: uri });

const hall = aHall({
  nl: {
    global: aGlobal('nl', {
      navigation: {
        bottom: [],
        footer: [],
        newsletter: [],
        service: [{ id: '1', title: 'Log in', url: 'https://tix.example/login', children: [] }],
        menu: [
          {
            id: '2',
            title: 'Bezoek',
            url: '/bezoek',
            children: [{ title: 'Route', url: '/bezoek/route#tram' }],
          },
        ],
      },
    }),
    pages: [
      both.page,
      own.page,
      past.page,
      aSeriesPage(),
      aPage({ uri: 'bezoek' }),
      aPage({ uri: 'bezoek/route' }),
      aPage({ uri: 'geheim', seo: { title: '', robots: 'noindex' } }),
      aPageOf('home'),
      aPageOf('eventOverview', { uri: 'eventOverview', title: 'Agenda' }),
      aPageOf('favorites', { uri: 'favoritePage' }),
    ],
    documents: [
      both.document,
      own.document,
      past.document,
      section('series', 'series/mahler'),
      section('page', 'bezoek'),
      section('page', 'geheim'),
      section('page', 'weg'),
    ],
  },
  en: {
    pages: [english, aPageOf('home', { language: 'en' })],
    documents: [aDocument({ uri: 'concerts/both', title: 'Both', starts: start, words: [performer.name] })],
  },
});

const site = await siteOfFile(hall);

async function addressesAt(path: string): Promise<readonly string[]> {
  const xml = await (await site.fetch(path)).text();
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address);
}

describe('the sitemap', () => {
  it('ROUTE-19 has an index of the sitemaps that are not empty', async () => {
    const answer = await site.fetch('/sitemap.xml');
    expect([answer.status, answer.headers.get('content-type')]).toEqual([
      200,
      'application/xml; charset=utf-8',
    ]);
    const xml = await answer.text();
    expect([...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address)).toEqual([
      `${origin}/sitemap-concerts-nl.xml`,
      `${origin}/sitemap-series-nl.xml`,
      `${origin}/sitemap-musicians-nl.xml`,
      `${origin}/sitemap-pages-nl.xml`,
      `${origin}/sitemap-concerts-en.xml`,
      `${origin}/sitemap-musicians-en.xml`,
      `${origin}/sitemap-pages-en.xml`,
    ]);
  });

  it('ROUTE-19 contains coming and recent concerts', async () => {
    expect(await addressesAt('/sitemap-concerts-nl.xml')).toEqual([
      `${origin}/concerten/beide`,
      `${origin}/concerten/eigen`,
    ]);
  });

  it('PERSON-6 contains the musicians whom the concerts name, in both languages', async () => {
    expect(await addressesAt('/sitemap-musicians-nl.xml')).toEqual([`${origin}/musici/ada-lund`]);
    expect(await addressesAt('/sitemap-musicians-en.xml')).toEqual([`${origin}/en/musicians/ada-lund`]);
  });

  it('ROUTE-19 contains the pages of the menus, but no noindex, personal or missing ones', async () => {
    expect(await addressesAt('/sitemap-pages-nl.xml')).toEqual(
      ['/', '/eventOverview', '/bezoek', '/bezoek/route'].map((path) => `${origin}${path}`),
    );
  });

  it('ROUTE-19 contains each page once, and only pages that answer under their address', async () => {
    const sitemaps = await addressesAt('/sitemap.xml');
    const pages = (await Promise.all(sitemaps.map((url) => addressesAt(url.slice(origin.length))))).flat();
    expect([pages.length, new Set(pages).size]).toEqual([11, 11]);
    const answers = await Promise.all(
      pages.map(async (url) => {
        const answer = await site.fetch(url.slice(origin.length), { 'accept-language': 'nl' });
        const [, canonical] = /<link rel="canonical" href="([^"]+)"/.exec(await answer.text()) ?? [];
        return [answer.status, canonical];
      }),
    );
    expect(answers).toEqual(pages.map((url) => [200, url]));
  });

  it('ROUTE-19 is named in robots.txt, with the disallowed paths', async () => {
    const text = await (await site.fetch('/robots.txt')).text();
    expect(text).toContain(`Sitemap: ${origin}/sitemap.xml`);
    expect(text).toContain('Disallow: /gateway/');
    expect(text).not.toContain('Disallow: /\n');
  });

  it('ROUTE-19 is 404 for an empty section', async () => {
    expect((await site.fetch('/sitemap-press-nl.xml')).status).toBe(404);
  });

  it('ROUTE-19 is 503 while the search is down', async () => {
    const broken = await siteOfTest(hall, { CMS_ELASTICSEARCH_TOKEN: 'none' });
    const answer = await broken.fetch('/sitemap-concerts-nl.xml');
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([503, 'no-store']);
    expect(answer.headers.get('retry-after')).toBe('300');
  });

  it('ROUTE-19 is 503 with Retry-After if no page can be fetched', async () => {
    const broken = await siteOfTest(hall);
    await breakCms(broken, { status: 500, route: 'GET /api/default/nl/page.json' });
    const answer = await broken.fetch('/sitemap-pages-nl.xml');
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '10']);
  });
});
