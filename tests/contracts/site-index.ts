import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Hall, IndexedDocument } from '#adapters/shared/hall.ts';
import type { HallDay } from '#domain/time/hall-day.ts';
import { addMilliseconds, hourMs } from '#domain/time/instant.ts';
import { aDocument, moment } from '#fixtures/builders/a-document.ts';
import { aHall } from '#fixtures/builders/a-hall.ts';
import type { SiteSearchCriteria } from '#ports/search.port.ts';
import type { GivenIndex } from './given-index.ts';

const now = moment('2026-12-01T12:00:00+01:00');

/** A concert about harps that starts in so many hours and lasts two, with its own id. */
function concert(uri: string, hours: number, overrides: Partial<IndexedDocument> = {}): IndexedDocument {
  const starts = addMilliseconds(now, hours * hourMs);
  const ends = addMilliseconds(starts, 2 * hourMs);
  return aDocument({ uri, title: 'Harp', starts, ends, importIdentifier: `id-${uri}`, ...overrides });
}

function page(
  section: IndexedDocument['section'],
  uri: string,
  overrides: Partial<IndexedDocument> = {},
): IndexedDocument {
  const { starts: _, importStatus: __, ...plain } = aDocument({ section, uri, title: uri });
  return { ...plain, url: `/${uri}`, ...overrides };
}

const documents: readonly IndexedDocument[] = [
  concert('over', -5),
  concert('playing', -1, { title: 'Nacht', words: ['harp'] }),
  concert('fourth', 90),
  concert('third', 70),
  concert('second', 50),
  concert('unlisted', 10, { importStatus: '2e Optie' }),
  page('series', 'bijzaak', { words: ['harp'] }),
  page('series', 'harpen', { title: 'Harp, harp, harp' }),
  page('page', 'bezoek', { introduction: 'De <harp> van Étienne staat in de foyer.' }),
  page('campaign', 'actie', { subtitle: 'Een dag vol harp' }),
  page('press', 'pers', { words: ['harp'] }),
  page('discovery', 'verhaal', { title: 'Harp' }),
  page('discoveryCollection', 'verzameling', { title: 'Alles over de harp en meer dan dat' }),
  page('contentOverview', 'overzicht', { words: ['harp'] }),
  page('education', 'les', { title: 'Harp' }),
];

const hall = aHall({ nl: { documents }, en: { documents: [concert('english', 5)] } });

function sought(keyword: string, overrides: Partial<SiteSearchCriteria> = {}): SiteSearchCriteria {
  return { locale: 'nl', keyword, now, ...overrides };
}

/** What every SearchIndexPort promises, shown on one small hall. */
export function siteIndexContract(name: string, given: (hall: Hall) => Promise<GivenIndex>): void {
  describe(`${name} fulfils the contract of SearchIndexPort`, () => {
    let subject: GivenIndex;
    beforeAll(async () => {
      subject = await given(hall);
    });
    afterAll(() => subject.close());

    it('CALL-23 CALL-36 finds the first three listed concerts that are not over, and counts all', async () => {
      const { events } = await subject.index.find(sought('harp'));
      expect(events).toMatchObject({ count: 4, uris: ['playing', 'second', 'third'] });
    });

    it('CALL-23 WAY-22 finds the three best concerts, best first', async () => {
      const { events } = await subject.index.find(sought('harp'));
      expect(events).toMatchObject({ bestUris: ['second', 'third', 'fourth'] });
    });

    it('CALL-23 finds series, the best first', async () => {
      const { series } = await subject.index.find(sought('harp'));
      expect(series).toEqual({ count: 2, uris: ['harpen', 'bijzaak'] });
    });

    it('CALL-23 finds the pages of six sections, the best first', async () => {
      const { pages } = await subject.index.find(sought('harp'));
      expect(pages.count).toBe(6);
      expect(pages.hits[0]).toMatchObject({ url: '/verhaal', title: 'Harp' });
      expect(pages.hits.map(({ url }) => url).toSorted()).toEqual([
        '/actie',
        '/bezoek',
        '/overzicht',
        '/pers',
        '/verhaal',
        '/verzameling',
      ]);
    });

    it('LIST-20 shows where a page has the words, what is text staying text', async () => {
      const { pages } = await subject.index.find(sought('etienne HARP'));
      expect(pages).toEqual({
        count: 1,
        hits: [
          {
            url: '/bezoek',
            title: 'bezoek',
            introduction: 'De <harp> van Étienne staat in de foyer.',
            highlights: [
              [
                { text: 'De <', isMatch: false },
                { text: 'harp', isMatch: true },
                { text: '> van ', isMatch: false },
                { text: 'Étienne', isMatch: true },
                { text: ' staat in de foyer.', isMatch: false },
              ],
            ],
          },
        ],
      });
    });

    it('CALL-23 finds nothing if no document has the words', async () => {
      const nothing = { count: 0, uris: [] };
      expect(await subject.index.find(sought('ophicleide'))).toEqual({
        events: { ...nothing, bestUris: [] },
        series: nothing,
        pages: { count: 0, hits: [] },
      });
    });

    it('CALL-23 finds documents in the requested language', async () => {
      const { events, pages } = await subject.index.find(sought('harp', { locale: 'en' }));
      expect([events.uris, pages.count]).toEqual([['english'], 0]);
    });

    it('CALL-26 CALL-36 finds the listed concerts among some identifiers, with their start', async () => {
      const hits = await subject.index.recommended({
        locale: 'nl',
        identifiers: ['id-third', 'id-unlisted', 'id-nowhere', 'id-over'],
      });
      expect(hits.toSorted((one, other) => one.uri.localeCompare(other.uri))).toEqual([
        { identifier: 'id-over', uri: 'over', starts: addMilliseconds(now, -5 * hourMs) },
        { identifier: 'id-third', uri: 'third', starts: addMilliseconds(now, 70 * hourMs) },
      ]);
    });

    it('CALL-26 finds none without identifiers, and none in another language', async () => {
      expect(await subject.index.recommended({ locale: 'nl', identifiers: [] })).toEqual([]);
      expect(await subject.index.recommended({ locale: 'en', identifiers: ['id-third'] })).toEqual([]);
    });

    it('ROUTE-19 CALL-36 names every page of a section, of the concerts those listed that are not over', async () => {
      const day = '2026-12-01' as HallDay;
      expect(await subject.index.urisOf({ locale: 'nl', section: 'event', from: day })).toEqual([
        'over',
        'second',
        'third',
        'fourth',
        'playing',
      ]);
      expect(
        await subject.index.urisOf({ locale: 'nl', section: 'event', from: '2026-12-04' as HallDay }),
      ).toEqual(['third', 'fourth']);
      expect(await subject.index.urisOf({ locale: 'nl', section: 'education', from: day })).toEqual(['les']);
      expect(await subject.index.urisOf({ locale: 'en', section: 'press', from: day })).toEqual([]);
    });

    it('ROUTE-19 returns the uris of a section sorted by title, also beyond the 1024 results of one request', async () => {
      const many = Array.from({ length: 1100 }, (_, at) =>
        page('press', `p${at}`, { title: `Bericht ${at + 1000}` }),
      );
      const large = await given(aHall({ nl: { documents: many.toReversed() } }));
      const uris = await large.index.urisOf({
        locale: 'nl',
        section: 'press',
        from: '2026-12-01' as HallDay,
      });
      expect(uris).toEqual(many.map(({ uri }) => uri));
      await large.close();
    });
  });
}
