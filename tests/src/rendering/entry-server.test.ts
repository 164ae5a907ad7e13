import { describe, expect, it } from 'vitest';
import { createFailingPort } from '#adapters/in-memory/failing-port.ts';
import { createInMemorySearchIndex } from '#adapters/in-memory/in-memory-search-index.adapter.ts';
import { toHallDay } from '#domain/time/hall-day.ts';
import { addMilliseconds, hourMs } from '#domain/time/instant.ts';
import { aGlobal, aHall, hallOf } from '#fixtures/builders/a-hall.ts';
import { aPage, aPageOf } from '#fixtures/builders/a-page.ts';
import { anEventCard, anEventPage } from '#fixtures/builders/an-event.ts';
import type { DatedHall } from '#fixtures/hall/hall.ts';
import type { SearchIndexPort } from '#ports/search-index.port.ts';
import { render } from '#src/rendering/entry-server.tsx';
import type { InMemoryWorldOptions } from '#src/worlds/in-memory.world.ts';
import { failingCms } from '#tests/support/failing-cms.ts';
import { stillWorld } from '#tests/support/world.ts';

const concert = anEventPage({
  alternatives: [{ language: 'en', url: '/en/concerts/mahler-2' }],
  programme: [{ composer: 'Gustav Mahler', title: 'Symfonie nr. 2', note: 'Allegro maestoso' }],
});

async function visit(path: string, hall: DatedHall, replaced: Partial<InMemoryWorldOptions> = {}) {
  const world = stillWorld(hall, replaced);
  return render(new URL(path, 'http://localhost:3000'), world, new AbortController().signal);
}

async function documentAt(path: string, hall: DatedHall, replaced: Partial<InMemoryWorldOptions> = {}) {
  const rendered = await visit(path, hall, replaced);
  if (rendered.kind !== 'document') throw new Error(`${path} led to ${rendered.to}`);
  return rendered;
}

describe('an address, rendered on the server', () => {
  it('ROUTE-7 TPL-8 renders the CMS’s page for it with its template', async () => {
    const { status, html } = await documentAt(concert.url, hallOf(concert));
    expect(status).toBe(200);
    for (const words of ['Mahlers Tweede', 'Gustav Mahler', 'Allegro maestoso', 'Grote Zaal'])
      expect(html).toContain(words);
  });

  it.each([
    ['free', { minPrice: 0 }, 'Gratis'],
    [
      'free, without a ticket',
      { minPrice: 0, sale: { code: 4, starts: {}, end: null } },
      'U hebt geen kaart nodig',
    ],
    ['not known yet', { minPrice: null }, 'De prijzen zijn nog niet bekend'],
  ] as const)('SALE-7 shows that a concert without prices is %s', async (_, known, words) => {
    const page = { ...concert, event: { ...concert.event, ...known }, prices: [] };
    const { html } = await documentAt(concert.url, hallOf(page));
    const others = ['U hebt geen kaart nodig', 'De prijzen zijn nog niet bekend'].filter(
      (text) => text !== words,
    );
    expect(html).toContain(words);
    expect(others.filter((text) => html.includes(text))).toEqual([]);
  });

  it('ROUTE-18 has the page’s language, and page and hall in its title', async () => {
    const page = aPage({ language: 'en', uri: 'visit', title: 'Your visit' });
    const { html } = await documentAt('/en/visit', aHall({ en: { pages: [page] } }));
    expect(html).toMatch(/^<html lang="en">/);
    expect(html).toContain('<title>Your visit – Het Klankhuis</title>');
  });

  it('is all of the one moment that is named, whatever the clock says', async () => {
    const hall = hallOf(aPageOf('eventOverview', { uri: 'concerten' }));
    const now = addMilliseconds(hall.startsAt, 72 * hourMs);
    const url = new URL('/concerten', 'http://localhost:3000');
    const rendered = await render(url, stillWorld(hall), new AbortController().signal, { now });
    const { site, ...page } = rendered.kind === 'document' ? rendered.state.loaderData : {};
    expect(site).toMatchObject({ now });
    expect(Object.values(page)).toMatchObject([{ data: { today: toHallDay(now) } }]);
  });

  it('LAYOUT-16 links to the same page in the other language, or to its home', async () => {
    const hall = hallOf(concert, aPage({ uri: 'bezoek' }));
    expect((await documentAt(concert.url, hall)).html).toMatch(
      /<a[^>]*lang="en"[^>]*href="\/set-language\/en\/concerts\/mahler-2"[^>]*>English/,
    );
    expect((await documentAt('/bezoek', hall)).html).toMatch(
      /<a[^>]*lang="en"[^>]*href="\/set-language\/en"[^>]*>English/,
    );
  });

  it('CALL-4 overrides the site’s words with the CMS’s', async () => {
    const global = aGlobal('nl', { translations: { 'event.where': 'In welke zaal' } });
    const { html } = await documentAt(concert.url, aHall({ nl: { pages: [concert], global } }));
    expect(html).toContain('In welke zaal');
  });

  it('TPL-22 ERROR-1 answers 404 with bundled words if the CMS has neither the page nor an error page', async () => {
    const { status, html } = await documentAt('/nergens', aHall());
    expect(status).toBe(404);
    expect(html).toContain('Sorry, de pagina is niet beschikbaar');
  });

  it('ERROR-1 answers 503 with bundled words, in the right language, while the CMS is down', async () => {
    const { status, html } = await documentAt('/en/concerts', aHall(), { cms: failingCms });
    expect(status).toBe(503);
    expect(html).toContain('Something has gone wrong');
    expect(html).not.toMatch(/Could not fetch|cms\.example/);
  });

  it('ERROR-2 shows the failure in the progress bar of a page that cannot be loaded, and of no other', async () => {
    const failed = await documentAt('/en/concerts', aHall(), { cms: failingCms });
    expect(failed.html).toMatch(/data-phase="failed"/);
    expect(failed.html).toMatch(/<p[^>]*role="status"[^>]*>The page could not be loaded/);
    const missing = await documentAt('/en/concerts', aHall());
    expect([missing.status, /data-phase="\w+"/.exec(missing.html)?.[0]]).toEqual([404, 'data-phase="idle"']);
  });

  it('ROUTE-10 links to the other language without the filters and the page of a list', async () => {
    const hall = hallOf(concert);
    const { html } = await documentAt(`${concert.url}?genres=Opera&keyword=mahler&page=2`, hall);
    expect(html).toMatch(/<a[^>]*lang="en"[^>]*href="\/set-language\/en\/concerts\/mahler-2"/);
  });

  it('ROUTE-14 redirects by the editors’ rules, once for a whole chain', async () => {
    const redirects = [
      { from: '/oud', to: '/minder-oud', status: 301, external: false },
      { from: '/minder-oud', to: '/nieuw', status: 302, external: false },
    ] as const;
    expect(await visit('/oud', aHall({ nl: { redirects } }))).toEqual({
      kind: 'redirect',
      status: 302,
      to: '/nieuw',
    });
  });

  it.each([
    ['nl', '/weg', 'Er is helaas iets misgegaan', 'Deze pagina is verwijderd'],
    ['en', '/en/weg', 'Something has gone wrong', 'This page has been removed'],
  ] as const)(
    'ROUTE-14 ERROR-1 answers 410 for a removed page, with the fixed heading and the CMS’s title below it (%s)',
    async (locale, path, heading, title) => {
      const redirects = [{ from: path, to: '/', status: 410, external: false }] as const;
      const page = {
        ...aPage({ uri: 'fout-410', title, language: locale }),
        kind: 'error' as const,
        statusCode: 410,
        isFallback: false,
      };
      const errorPages = [{ uri: page.uri, title, statusCode: 410, isFallback: false }];
      const hall = aHall({ [locale]: { redirects, pages: [page], global: aGlobal(locale, { errorPages }) } });
      const { status, html } = await documentAt(path, hall);
      expect(status).toBe(410);
      expect(html).toMatch(new RegExp(`<h1[^>]*>${heading}</h1>.*<p[^>]*>${title}</p>`, 's'));
      expect(html).toMatch(new RegExp(`<title>${heading} – `));
    },
  );

  it.each([
    ['nl', '/weg', 'Deze pagina is verwijderd'],
    ['en', '/en/weg', 'This page has been removed'],
  ] as const)(
    'DOOR-21 says below the fixed heading that a page was removed where the CMS has no page for it (%s)',
    async (locale, path, title) => {
      const redirects = [{ from: path, to: '/', status: 410, external: false }] as const;
      const fallback = {
        ...aPage({ uri: 'fout', title: 'Een fout', language: locale }),
        kind: 'error' as const,
        statusCode: null,
        isFallback: true,
      };
      const errorPages = [{ uri: fallback.uri, title: fallback.title, statusCode: null, isFallback: true }];
      const hall = aHall({
        [locale]: { redirects, pages: [fallback], global: aGlobal(locale, { errorPages }) },
      });
      expect((await documentAt(path, hall)).html).toMatch(new RegExp(`</h1>.*<p[^>]*>${title}</p>`, 's'));
      const withoutPage = aHall({ [locale]: { redirects } });
      expect((await documentAt(path, withoutPage)).html).toContain(`${title}</p>`);
    },
  );

  it('LAYOUT-6 shows the breadcrumbs from home to the page', async () => {
    const page = aPage({
      uri: 'bezoek/trein',
      title: 'Met de trein',
      path: [{ title: 'Uw bezoek', url: '/bezoek' }],
    });
    const { html } = await documentAt(page.url, hallOf(page));
    expect(html.replace(/<[^>]+>/g, ' ')).toMatch(/Home\s+Uw bezoek\s+Met de trein/);
    expect(html).toMatch(/<li><a [^>]*href="\/bezoek\/trein"[^>]*>Met de trein<\/a><\/li>/);
    expect(html).toMatch(/<a [^>]*aria-current="page"[^>]*>Met de trein<\/a>/);
    expect(
      html.match(/<nav[^>]*aria-label="Kruimelpad".*?<\/nav>/s)?.[0].match(/aria-current/g),
    ).toHaveLength(1);
  });

  it.each([
    ['nl', '/pad', ['Concertagenda', 'Series', 'Pers', 'Ontdek']],
    ['en', '/en/path', ['Concert schedule', 'Series', 'Press', 'Discovery']],
  ] as const)('LAYOUT-6 translates the overviews in the breadcrumbs (%s)', async (locale, url, words) => {
    const global = aGlobal(locale);
    const names = ['eventOverview', 'seriesOverview', 'pressOverview', 'discoveryOverview'] as const;
    const path = names.map((name) => global.globalPages[name]);
    const page = aPage({ language: locale, uri: url.split('/').at(-1) ?? '', url, title: 'Hier', path });
    const { html } = await documentAt(url, aHall({ [locale]: { pages: [page], global } }));
    const [nav = ''] = /<nav[^>]*aria-label="(?:Kruimelpad|Breadcrumbs)".*?<\/nav>/s.exec(html) ?? [];
    const crumbs = [...nav.matchAll(/<a [^>]*>([^<]*)<\/a>/g)].map(([, text]) => text);
    expect(crumbs).toEqual(['Home', ...words, 'Hier']);
  });

  it('D02 renders a hostile link of an editor as text, not as a link', async () => {
    const text = [
      { kind: 'link', url: 'java\tscript:alert(1)', children: [{ kind: 'text', text: 'klik' }] },
    ] as const;
    const page = aPage({ uri: 'x', introduction: text });
    const { html } = await documentAt('/x', hallOf(page));
    expect(html).toContain('klik');
    expect(html).not.toMatch(/script:alert/);
  });

  it('C07 renders two pages concurrently without mixing them', async () => {
    const hall = hallOf(concert, aPage({ uri: 'bezoek', title: 'Uw bezoek' }));
    const world = stillWorld(hall);
    const draw = (path: string) =>
      render(new URL(path, 'http://localhost:3000'), world, new AbortController().signal);
    const [one, other] = await Promise.all([draw(concert.url), draw('/bezoek')]);
    expect(JSON.stringify(one)).not.toContain('Uw bezoek</h1>');
    expect(JSON.stringify(other)).not.toContain('Mahlers Tweede');
  });

  it('LIST-14 renders the calendar with a message while the search is down', async () => {
    const page = {
      ...aPage({ uri: 'concertagenda', title: 'Concertagenda' }),
      kind: 'eventOverview',
    } as const;
    const { status, html } = await documentAt('/concertagenda', hallOf(page), {
      index: createFailingPort('GraphQL error: invalid status 500'),
    });
    expect(status).toBe(200);
    expect(html).toContain('De agenda is even niet te doorzoeken');
  });

  it('LIST-5 shows the best matches also without an exact match', async () => {
    const calendar = aPage({ uri: 'concerten', title: 'Concertagenda' });
    const hall = hallOf(concert, { ...calendar, kind: 'eventOverview' });
    const complete = createInMemorySearchIndex(hall);
    const index: SearchIndexPort = {
      ...complete,
      events: async (question) => ({ ...(await complete.events(question)), topUris: [concert.uri] }),
    };
    const { html } = await documentAt('/concerten?keyword=mahl', hall, { index });
    expect(html).toMatch(/Geen concerten met deze filters.*Beste resultaat.*Mahlers Tweede/s);
  });

  it('SALE-4 states the sale status as text beside its icon', async () => {
    const event = anEventCard({ sale: { code: 2, starts: {}, end: null } });
    const { html } = await documentAt(event.url, hallOf(anEventPage({ event })));
    expect(html).toContain('Uitverkocht');
    expect(html).not.toMatch(/<a [^>]*>Bestel kaarten/);
  });
});
