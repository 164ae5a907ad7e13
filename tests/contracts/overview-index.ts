import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Hall, IndexedDocument } from '#adapters/shared/hall.ts';
import { emptyDiscoveryListingState } from '#domain/listing/discovery-list.ts';
import { noSeriesFacets } from '#domain/listing/series-list.ts';
import type { HallDay } from '#domain/time/hall-day.ts';
import { addMilliseconds, hourMs } from '#domain/time/instant.ts';
import { aDocument, labels, moment } from '#fixtures/builders/a-document.ts';
import { aHall } from '#fixtures/builders/a-hall.ts';
import { aSeriesPage } from '#fixtures/builders/a-page.ts';
import { anEventCard } from '#fixtures/builders/an-event.ts';
import type { SeriesSearchCriteria, DiscoverySearchCriteria } from '#ports/search.port.ts';
import { aSeriesQuestion } from '#tests/contracts/a-query.ts';
import type { GivenIndex } from './given-index.ts';

const firstOfDecember = '2026-12-01' as HallDay;
const evening = moment('2026-12-04T20:15:00+01:00');

/** A document of a section that is no concert. */
function entry(
  section: IndexedDocument['section'],
  uri: string,
  overrides: Partial<IndexedDocument> = {},
): IndexedDocument {
  const { starts: _, importStatus: __, ...plain } = aDocument({ section, uri, title: uri });
  return { ...plain, ...overrides };
}

function series(uri: string, overrides: Partial<IndexedDocument> = {}): IndexedDocument {
  return entry('series', uri, overrides);
}

function concert(uri: string, days: number, overrides: Partial<IndexedDocument> = {}): IndexedDocument {
  const starts = addMilliseconds(evening, days * 24 * hourMs);
  return aDocument({ uri, title: uri, starts, ends: addMilliseconds(starts, 2 * hourMs), ...overrides });
}

function facets(genre: string, room: string, organizer: string): IndexedDocument['facets'] {
  return { genres: labels(genre), rooms: labels(room), organizers: labels(organizer) };
}

const at = (iso: string) => moment(`${iso}T10:00:00+01:00`);

const documents: readonly IndexedDocument[] = [
  series('without-concerts', { onlineSaleEnd: moment('2026-12-01T00:00:00+01:00') }),
  series('short', { starts: evening, facets: facets('Opera', 'Grote Zaal', 'Huis') }),
  series('long', { starts: evening, facets: facets('Opera', 'Kleine Zaal', 'Gast') }),
  series('also-short', { starts: evening, facets: facets('Lied', 'Kleine Zaal', 'Huis') }),
  series('begun', { starts: at('2026-11-01'), introduction: 'Alles van Dvořák.' }),
  series('sold', {
    starts: at('2026-11-20'),
    onlineSaleEnd: moment('2026-11-30T23:59:00+01:00'),
    facets: facets('Opera', 'Grote Zaal', 'Huis'),
  }),
  concert('late', 3, { facets: facets('Opera', 'Grote Zaal', 'Huis'), words: ['harp'] }),
  concert('early', 1, { facets: facets('Lied', 'Grote Zaal', 'Gast') }),
  concert('gone', -10, { facets: facets('Jazz', 'Balzaal', 'Gast') }),
  concert('hidden', 2, { importStatus: '2e Optie', facets: facets('Jazz', 'Balzaal', 'Gast') }),
  entry('discovery', 'older', {
    posted: at('2026-10-01'),
    words: ['harp'],
    facets: { discoveryCollections: labels('Gesprekken'), discoveryTags: labels('harp', 'opera') },
  }),
  entry('discovery', 'newer', {
    posted: at('2026-11-01'),
    facets: { discoveryCollections: labels('Gesprekken', 'Gidsen'), discoveryTags: labels('opera') },
  }),
  entry('discovery', 'harp', {
    posted: at('2026-09-01'),
    facets: { discoveryCollections: labels('Gidsen') },
  }),
  entry('press', 'seizoen', { posted: at('2026-05-01') }),
  entry('press', 'directeur', { posted: at('2026-10-01') }),
  entry('page', 'bezoek'),
];

function seriesPage(uri: string, concerts: number) {
  const events = Array.from({ length: concerts }, () => anEventCard());
  return aSeriesPage({ uri, title: uri, events });
}

const hall = aHall({
  nl: { documents, pages: [seriesPage('short', 2), seriesPage('long', 3), seriesPage('also-short', 2)] },
  en: { documents: [series('only-english', { starts: evening })] },
});

function choosing(selection: Partial<SeriesSearchCriteria['selection']>): SeriesSearchCriteria {
  return aSeriesQuestion({ selection: { genres: [], organizers: [], rooms: [], ...selection } });
}

function stories(overrides: Partial<DiscoverySearchCriteria> = {}): DiscoverySearchCriteria {
  return { locale: 'nl', keyword: '', selection: emptyDiscoveryListingState.selection, ...overrides };
}

/** What every SearchIndexPort promises, shown on one small hall. */
export function overviewIndexContract(name: string, given: (hall: Hall) => Promise<GivenIndex>): void {
  describe(`${name} fulfils the contract of SearchIndexPort`, () => {
    let subject: GivenIndex;
    beforeAll(async () => {
      subject = await given(hall);
    });
    afterAll(() => subject.close());

    it('CALL-25 LIST-11 lists series by their first concert, more concerts first, then by uri, those without last', async () => {
      const { count, uris } = await subject.index.series(aSeriesQuestion());
      expect(uris).toEqual(['begun', 'long', 'also-short', 'short', 'without-concerts']);
      expect(count).toBe(5);
    });

    it('CALL-25 lists a series as long as it is on sale, the day its sale ends included', async () => {
      const { uris } = await subject.index.series(aSeriesQuestion({ from: '2026-12-02' as HallDay }));
      expect(uris).not.toContain('without-concerts');
      expect((await subject.index.series(aSeriesQuestion({ from: '2026-11-30' as HallDay }))).uris).toContain(
        'sold',
      );
    });

    it('CALL-25 lists the series of the requested language only', async () => {
      expect((await subject.index.series(aSeriesQuestion({ locale: 'en' }))).uris).toEqual(['only-english']);
    });

    it.each([
      ['dvorak', ['begun']],
      ['alles dvořák', ['begun']],
      ['dvorak brahms', []],
    ])('CALL-25 finds series by all the words of %j', async (keyword, uris) => {
      expect((await subject.index.series(aSeriesQuestion({ keyword }))).uris).toEqual(uris);
    });

    it('CALL-25 LIST-8 takes values of one facet as alternatives, facets together, and counts a facet without its own choice', async () => {
      const { count, uris, facets: counted } = await subject.index.series(choosing({ genres: ['Opera'] }));
      expect([count, uris]).toEqual([2, ['long', 'short']]);
      expect(counted.genres.map((genre) => [genre.value, genre.count])).toEqual([
        ['Opera', 2],
        ['Lied', 1],
      ]);
      expect(counted.rooms.map((room) => room.count)).toEqual([1, 1]);
      const both = choosing({ genres: ['Opera', 'Lied'], organizers: ['Huis'] });
      expect((await subject.index.series(both)).uris).toEqual(['also-short', 'short']);
      expect((await subject.index.series(choosing({ rooms: ['Balzaal'] }))).uris).toEqual([]);
    });

    it('CALL-24 counts all values of the series on sale, and of no other', async () => {
      expect(await subject.index.seriesFacets({ locale: 'nl', from: firstOfDecember })).toEqual({
        genres: [
          { value: 'Opera', label: 'Opera', count: 2 },
          { value: 'Lied', label: 'Lied', count: 1 },
        ],
        organizers: [
          { value: 'Huis', label: 'Huis', count: 2 },
          { value: 'Gast', label: 'Gast', count: 1 },
        ],
        rooms: [
          { value: 'Kleine Zaal', label: 'Kleine Zaal', count: 2 },
          { value: 'Grote Zaal', label: 'Grote Zaal', count: 1 },
        ],
      });
      expect(await subject.index.seriesFacets({ locale: 'en', from: firstOfDecember })).toEqual(
        noSeriesFacets,
      );
    });

    it('LIST-17 CALL-36 lists the coming concerts of an overview, earliest first, by keyword and facets', async () => {
      const all = await subject.index.concerts(aSeriesQuestion());
      expect([all.count, all.uris]).toEqual([2, ['early', 'late']]);
      expect(all.facets.organizers.map(({ value }) => value)).toEqual(['Gast', 'Huis']);
      expect((await subject.index.concerts(aSeriesQuestion({ keyword: 'harp' }))).uris).toEqual(['late']);
      expect((await subject.index.concerts(choosing({ organizers: ['Gast'] }))).uris).toEqual(['early']);
    });

    it('LIST-17 LIST-19 counts all values of the coming concerts', async () => {
      const { genres, rooms } = await subject.index.concertFacets({ locale: 'nl', from: firstOfDecember });
      expect(genres.map(({ value }) => value)).toEqual(['Lied', 'Opera']);
      expect(rooms).toEqual([{ value: 'Grote Zaal', label: 'Grote Zaal', count: 2 }]);
    });

    it('CALL-16 LIST-10 lists stories, the latest first', async () => {
      const { count, uris, facets: counted } = await subject.index.discoveries(stories());
      expect([count, uris]).toEqual([3, ['newer', 'older', 'harp']]);
      expect(counted.tags.map(({ value, count: times }) => [value, times])).toEqual([
        ['opera', 2],
        ['harp', 1],
      ]);
    });

    it('CALL-16 lists the best stories for a keyword first', async () => {
      expect((await subject.index.discoveries(stories({ keyword: 'harp' }))).uris).toEqual(['harp', 'older']);
    });

    it('CALL-16 LIST-10 lists the stories of a collection with a tag', async () => {
      const chosen = stories({ selection: { categories: ['Gesprekken'], tags: ['harp'] } });
      const { uris, facets: counted } = await subject.index.discoveries(chosen);
      expect(uris).toEqual(['older']);
      expect(counted.tags.map(({ value }) => value)).toEqual(['opera', 'harp']);
    });

    it('CALL-15 counts every collection, the largest first', async () => {
      const categories = await subject.index.discoveryCategories({ locale: 'nl' });
      expect(categories.map(({ value, count }) => [value, count])).toEqual([
        ['Gesprekken', 2],
        ['Gidsen', 2],
      ]);
      expect(await subject.index.discoveryCategories({ locale: 'en' })).toEqual([]);
    });

    it('CALL-22 lists the press releases, the latest first', async () => {
      expect(await subject.index.press({ locale: 'nl' })).toEqual({
        hits: [
          { uri: 'directeur', posted: at('2026-10-01') },
          { uri: 'seizoen', posted: at('2026-05-01') },
        ],
      });
      expect(await subject.index.press({ locale: 'en' })).toEqual({ hits: [] });
    });
  });
}
