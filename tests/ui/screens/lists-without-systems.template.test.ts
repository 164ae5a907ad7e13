import { describe, expect, it } from 'vitest';
import { createFailingPort } from '#adapters/in-memory/failing-port.ts';
import { createInMemoryCms } from '#adapters/in-memory/in-memory-cms.adapter.ts';
import type { Page } from '#domain/page/page.ts';
import { aDocument, labels } from '#fixtures/builders/a-document.ts';
import { aGlobal, aHall } from '#fixtures/builders/a-hall.ts';
import { aPageOf, aSeriesPage } from '#fixtures/builders/a-page.ts';
import { anEventPage } from '#fixtures/builders/an-event.ts';
import type { CmsPort } from '#ports/cms.port.ts';
import { renderTemplate } from '#tests/ui/screens/render-template.ts';

const series = aSeriesPage({ uri: 'series/kwartet', title: 'Kwartet op zondag' });
const concert = anEventPage();
const concerts = {
  ...aPageOf('overview', { uri: 'concerten/alle', title: 'Alles' }),
  path: [{ title: 'Concerten', url: '/concerten' }],
};
const lists: readonly Page[] = [
  aPageOf('seriesOverview'),
  concerts,
  aPageOf('discoverySearch'),
  aPageOf('pressOverview'),
  aPageOf('search'),
];
const facets = { organizers: labels('De Kwartetkring'), rooms: labels('Lindezaal') };
const global = aGlobal('nl');
const hall = aHall({
  nl: {
    global: {
      ...global,
      globalPages: { ...global.globalPages, eventOverview: { title: 'Concerten', url: '/concerten' } },
    },
    pages: [series, concert, ...lists],
    documents: [
      aDocument({ section: 'series', uri: series.uri, url: series.url, title: series.title, facets }),
      aDocument({ uri: concert.uri, url: concert.url, title: concert.title, facets }),
    ],
    fallbackBanners: {
      events: [],
      series: [{ id: 1, position: 1, seriesPosition: 1, title: 'Een vaste stoel', url: '/stoel' }],
    },
  },
});

/** The hall's CMS, with calls that fail. */
function cmsWithout(...calls: readonly (keyof CmsPort)[]): CmsPort {
  const gone = createFailingPort<CmsPort>('500 Internal Server Error');
  return Object.assign(createInMemoryCms(hall), Object.fromEntries(calls.map((call) => [call, gone[call]])));
}

describe('a list while the search is down', () => {
  const reason = 'GraphQL error: invalid status 503';
  const without = {
    overviewIndex: createFailingPort(reason),
    siteIndex: createFailingPort(reason),
    index: createFailingPort(reason),
  } as never;

  it.each([
    [
      'LIST-11 the series',
      '/series?rooms=Lindezaal',
      'Deze lijst is even niet te doorzoeken',
      'Probeer opnieuw',
    ],
    [
      'LIST-17 the concerts',
      '/concerten/alle?keyword=harp',
      'De agenda is even niet te doorzoeken',
      'Probeer',
    ],
    ['LIST-10 the stories', '/ontdek/alles?keyword=harp', 'even niet te doorzoeken', 'Probeer opnieuw'],
    ['LIST-12 the press', '/pers', 'De persberichten zijn even niet op te halen', 'Bel ons gerust'],
    ['LIST-12 the whole site', '/zoeken?keyword=harp', 'Zoeken lukt nu even niet', 'Probeer opnieuw'],
  ])('LIST-14 %s stand, say so, and count nothing', async (_list, address, notice, on) => {
    const { status, words, events } = await renderTemplate(address, hall, without);
    expect(status).toBe(200);
    expect(words).toContain(notice);
    expect(words).toContain(on);
    expect(words).not.toMatch(/\b0 (series|concert|verhal|pers)/);
    expect(events).toContain('search.unavailable');
  });

  it('LIST-11 preserves the filters for the next attempt', async () => {
    const { words, html } = await renderTemplate('/series?rooms=Lindezaal&page=2', hall, without);
    expect(words).toContain('Lindezaal');
    expect(html).toContain('href="/series?page=2&amp;rooms=Lindezaal"');
  });
});

describe('a list whose banners cannot be fetched', () => {
  it.each([
    ['LIST-11 series', '/series', series.title],
    ['LIST-11 series of a room', '/series?rooms=Lindezaal', series.title],
    ['LIST-17 concerts', '/concerten/alle', concert.title],
  ])('LIST-14 LIST-18 shows its %s without any', async (_list, address, title) => {
    expect((await renderTemplate(address, hall)).words).toContain(title);
    const cms = cmsWithout('banners', 'fallbackBanners');
    const { status, words, events } = await renderTemplate(address, hall, { cms });
    expect(status).toBe(200);
    expect(words).toContain(title);
    expect(words).not.toContain('Een vaste stoel');
    expect(events).toEqual(['list.no-banners']);
  });

  it('LIST-11 LIST-14 shows the series of an organizer that cannot be fetched', async () => {
    const cms = cmsWithout('organizer');
    const { words, events } = await renderTemplate('/series?organizers=De+Kwartetkring', hall, { cms });
    expect(words).toContain(series.title);
    expect(events).toEqual(['series.organizer-missing']);
  });
});

it.each([
  ['LIST-11 series', '/series'],
  ['LIST-17 concerts', '/concerten/alle'],
])(
  'LIST-14 a list of %s whose pages cannot be fetched has a message about that, not that there are none',
  async (_list, address) => {
    const indexed = { ...hall.editions.nl, pages: lists };
    const pages = createInMemoryCms({ ...hall, editions: { ...hall.editions, nl: indexed } });
    const { words } = await renderTemplate(address, hall, { cms: pages });
    expect(words).toMatch(/(?:Deze lijst|De agenda) is even niet te doorzoeken/);
    expect(words).not.toMatch(/(?:Niets gevonden|Geen concerten) met deze filters/);
  },
);
