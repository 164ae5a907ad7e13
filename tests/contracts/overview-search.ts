import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Hall, IndexedDocument } from '#adapters/shared/hall.ts';
import { emptyDiscoveryListingState } from '#domain/listing/discovery-list.ts';
import type { Page } from '#domain/page/page.ts';
import { toSeriesCard } from '#domain/series/series-card.ts';
import type { HallDay } from '#domain/time/hall-day.ts';
import { addMilliseconds, hourMs } from '#domain/time/instant.ts';
import { aDocument, labels, moment } from '#fixtures/builders/a-document.ts';
import { aHall } from '#fixtures/builders/a-hall.ts';
import { aPage, aPageOf, aSeriesPage } from '#fixtures/builders/a-page.ts';
import { aPicture } from '#fixtures/builders/a-picture.ts';
import { anEventCard, anEventId, anEventPage } from '#fixtures/builders/an-event.ts';
import { aSeriesQuestion } from '#tests/contracts/a-query.ts';
import type { GivenSearch } from './given-search.ts';

interface Published {
  readonly page: Page;
  readonly document: IndexedDocument;
}

const firstOfDecember = '2026-12-01' as HallDay;
const first = moment('2026-12-01T20:15:00+01:00');

function numbered(section: string, at: number): string {
  return `${section}/${String(at).padStart(2, '0')}`;
}

function concert(at: number): Published {
  const uri = numbered('concerten', at);
  const starts = addMilliseconds(first, at * 24 * hourMs);
  const event = anEventCard({ uri, title: `Concert ${at}`, id: anEventId(at + 1), starts, ends: starts });
  const facets = { rooms: labels(at % 2 === 0 ? 'Grote Zaal' : 'Kleine Zaal') };
  return {
    page: anEventPage({ event, id: at + 1 }),
    document: aDocument({ uri, title: uri, starts, facets }),
  };
}

function series(at: number): Published {
  const uri = numbered('series', at);
  const starts = addMilliseconds(first, at * 24 * hourMs);
  const facets = { organizers: labels(at % 2 === 0 ? 'Huis' : 'Gast') };
  const events = [anEventCard({ starts, image: aPicture() })];
  return {
    page: aSeriesPage({
      id: 100 + at,
      uri,
      title: `Serie ${at}`,
      subtitle: 'Voordelig',
      events,
    }),
    document: aDocument({ section: 'series', uri, title: uri, starts, facets }),
  };
}

function posted(kind: 'discovery' | 'press', at: number): Published {
  const uri = numbered(kind, at);
  const when = addMilliseconds(first, -at * 24 * hourMs);
  const base = { id: 200 + at, uri, url: `/${uri}`, title: `${kind} ${at}` };
  const collection = at % 2 === 0 ? 'Gidsen' : 'Gesprekken';
  return {
    page:
      kind === 'press'
        ? aPageOf('press', { posted: when, ...base })
        : aPageOf('discovery', { posted: when, tags: ['opera'], ...base }),
    document: aDocument({
      section: kind,
      uri,
      title: uri,
      posted: when,
      facets:
        kind === 'press' ? {} : { discoveryCollections: labels(collection), discoveryTags: labels('opera') },
    }),
  };
}

const counted = (many: number, publish: (at: number) => Published) =>
  Array.from({ length: many }, (_, at) => publish(at));

const published = [
  ...counted(17, concert),
  ...counted(16, series),
  ...counted(17, (at) => posted('discovery', at)),
  ...counted(14, (at) => posted('press', at)),
];

/** Sixteen series, seventeen concerts and stories, fourteen releases; and a series, in front of all, whose page is none. */
export const listedHall: Hall = aHall({
  nl: {
    pages: [...published.map(({ page }) => page), aPage({ uri: 'over-ons' })],
    documents: [
      ...published.map(({ document }) => document),
      aDocument({ section: 'series', uri: 'over-ons', starts: addMilliseconds(first, -hourMs) }),
    ],
  },
});

const titles = (cards: readonly { readonly title: string }[]) => cards.map(({ title }) => title);
const numberedTitles = (section: string, from: number, to: number) =>
  Array.from({ length: to - from }, (_, at) => `${section} ${from + at}`);
const anyStory = { locale: 'nl', keyword: '', selection: emptyDiscoveryListingState.selection } as const;

/** What every SearchPort promises, shown on one small hall. */
export function overviewSearchContract(name: string, given: (hall: Hall) => Promise<GivenSearch>): void {
  describe(`${name} fulfils the contract of SearchPort`, () => {
    let subject: GivenSearch;
    beforeAll(async () => {
      subject = await given(listedHall);
    });
    afterAll(() => subject.close());

    it('CALL-25 LIST-11 CALL-21 returns fifteen series, less the one without a page, which is counted', async () => {
      const {
        facets,
        series: cards,
        ...rest
      } = await subject.search.series({ ...aSeriesQuestion(), page: 1 });
      expect(rest).toEqual({ availability: 'answered', total: 17, page: 1, pages: 2 });
      expect(titles(cards)).toEqual(numberedTitles('Serie', 0, 14));
      expect(facets.organizers.map(({ value, count }) => [value, count])).toEqual([
        ['Gast', 8],
        ['Huis', 8],
      ]);
    });

    it('LIST-11 shows of a series what its page has', async () => {
      const { series: cards } = await subject.search.series({ ...aSeriesQuestion(), page: 1 });
      const { page } = series(0);
      expect(cards[0]).toEqual(page.kind === 'series' && toSeriesCard(page));
      expect(cards[0]).toMatchObject({ subtitle: 'Voordelig', concerts: [{ starts: first }] });
    });

    it('LIST-22 returns the last page of every list for one beyond it', async () => {
      const { search } = subject;
      expect(await search.series({ ...aSeriesQuestion(), page: 9 })).toMatchObject({
        page: 2,
        series: [{ title: 'Serie 14' }, { title: 'Serie 15' }],
      });
      expect(await search.concerts({ ...aSeriesQuestion(), page: 9 })).toMatchObject({ page: 2, pages: 2 });
      expect(await search.discoveries({ ...anyStory, page: 9 })).toMatchObject({ page: 2, pages: 2 });
      expect(await search.press({ locale: 'nl', page: 9, year: null })).toMatchObject({ page: 2, pages: 2 });
    });

    it('LIST-17 returns fifteen concerts of an overview, earliest first', async () => {
      const { facets, events, ...rest } = await subject.search.concerts({ ...aSeriesQuestion(), page: 1 });
      expect(rest).toEqual({ availability: 'answered', total: 17, page: 1, pages: 2 });
      expect(titles(events)).toEqual(numberedTitles('Concert', 0, 15));
      expect(facets.rooms.map(({ count }) => count)).toEqual([9, 8]);
    });

    it('LIST-17 narrows an overview of concerts by what is chosen', async () => {
      const selection = { genres: [], organizers: [], rooms: ['Kleine Zaal'] };
      const { total, events } = await subject.search.concerts({ ...aSeriesQuestion({ selection }), page: 1 });
      expect([total, events[0]?.title]).toEqual([8, 'Concert 1']);
    });

    it('CALL-16 LIST-10 returns fifteen stories, latest first', async () => {
      const { facets, stories, ...rest } = await subject.search.discoveries({ ...anyStory, page: 1 });
      expect(rest).toEqual({ availability: 'answered', total: 17, page: 1, pages: 2 });
      expect(titles(stories)).toEqual(numberedTitles('discovery', 0, 15));
      expect(stories[0]).toMatchObject({ posted: first, tags: ['opera'], introduction: '' });
      expect(facets.categories.map(({ count }) => count)).toEqual([9, 8]);
    });

    it('CALL-16 LIST-10 returns the stories of a collection', async () => {
      const selection = { categories: ['Gesprekken'], tags: [] };
      const { total, stories } = await subject.search.discoveries({ ...anyStory, selection, page: 1 });
      expect([total, stories[0]?.title]).toEqual([8, 'discovery 1']);
    });

    it('CALL-15 CALL-24 LIST-17 LIST-19 returns all values of each overview', async () => {
      const { search } = subject;
      const params = { locale: 'nl', from: firstOfDecember } as const;
      const [{ organizers }, { rooms }] = [
        await search.seriesFacets(params),
        await search.concertFacets(params),
      ];
      const categories = await search.discoveryCategories({ locale: 'nl' });
      expect([organizers, rooms, categories].map((values) => values.map(({ value }) => value))).toEqual([
        ['Gast', 'Huis'],
        ['Grote Zaal', 'Kleine Zaal'],
        ['Gidsen', 'Gesprekken'],
      ]);
    });

    it('CALL-22 LIST-12 returns twelve press releases, latest first', async () => {
      const { releases, years, ...rest } = await subject.search.press({ locale: 'nl', page: 1, year: null });
      expect(rest).toEqual({ availability: 'answered', total: 14, page: 1, pages: 2 });
      expect(years.reduce((sum, { count }) => sum + count, 0)).toBe(14);
      expect(titles(releases)).toEqual(numberedTitles('press', 0, 12));
    });

    it('LIST-5 returns one empty page without results', async () => {
      expect(await subject.search.press({ locale: 'en', page: 1, year: null })).toEqual({
        availability: 'answered',
        total: 0,
        page: 1,
        pages: 1,
        releases: [],
        years: [],
      });
    });

    it('WAY-45 returns the releases of a year, with the years of all', async () => {
      const { search } = subject;
      const { years } = await search.press({ locale: 'nl', page: 1, year: null });
      const [latest] = years;
      const found = await search.press({ locale: 'nl', page: 1, year: latest?.year ?? 0 });
      expect(found).toMatchObject({ total: latest?.count, years });
      expect(await search.press({ locale: 'nl', page: 1, year: 1999 })).toMatchObject({
        availability: 'answered',
        total: 0,
        releases: [],
        years,
      });
    });
  });
}
