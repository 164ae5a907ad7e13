import { describe, expect, it } from 'vitest';
import type { Hall, IndexedDocument } from '#adapters/shared/hall.ts';
import { listDayPresets } from '#domain/listing/day-span.ts';
import { emptyEventListingState, toEventSearchCriteria, withDays } from '#domain/listing/event-list.ts';
import type { Page } from '#domain/page/page.ts';
import type { HallDay, HallMonth } from '#domain/time/hall-day.ts';
import { addMilliseconds, hourMs } from '#domain/time/instant.ts';
import { aDocument, labels, moment } from '#fixtures/builders/a-document.ts';
import { aHall } from '#fixtures/builders/a-hall.ts';
import { aPage } from '#fixtures/builders/a-page.ts';
import { anEventCard, anEventId, anEventPage } from '#fixtures/builders/an-event.ts';
import { aQuestion } from '#tests/contracts/a-query.ts';
import { closeAfterTest } from '#tests/contracts/close-after-test.ts';
import type { GivenSearch } from './given-search.ts';

const first = moment('2026-12-01T20:15:00+01:00');

/** A concert with its page, the n-th from the first of December on. */
function concert(at: number, words: readonly string[] = []): { page: Page; document: IndexedDocument } {
  const uri = `concerten/${String(at).padStart(3, '0')}`;
  const starts = addMilliseconds(first, at * 24 * hourMs);
  const event = anEventCard({
    uri,
    title: `Concert ${at}`,
    id: anEventId(at + 1),
    starts,
    ends: addMilliseconds(starts, hourMs),
  });
  const genre = at % 2 === 0 ? 'Symfonisch' : 'Kamermuziek';
  return {
    page: anEventPage({ event, id: at + 1 }),
    document: aDocument({ uri, title: event.title, starts, words, facets: { genres: labels(genre) } }),
  };
}

/** A hall that plays so many concerts, one a day. */
export function hallWith(
  concerts: number,
  extra: { readonly documents?: readonly IndexedDocument[] } = {},
): Hall {
  const all = Array.from({ length: concerts }, (_, at) => concert(at, at === 3 ? ['harp'] : []));
  const documents = [...all.map(({ document }) => document), ...(extra.documents ?? [])];
  return aHall({ nl: { pages: [...all.map(({ page }) => page), aPage({ uri: 'over-ons' })], documents } });
}

/** What every SearchPort promises, shown on small halls. */
export function calendarSearchContract(name: string, given: (hall: Hall) => Promise<GivenSearch>): void {
  async function open(hall: Hall): Promise<GivenSearch['search']> {
    return (await closeAfterTest(given(hall))).search;
  }

  describe(`${name} fulfils the contract of SearchPort`, () => {
    it('LIST-5 CALL-21 returns a page of fifteen complete concerts, in calendar order', async () => {
      const search = await open(hallWith(32));
      const { facets, events, ...rest } = await search.events({ card: 'row', ...aQuestion(), page: 2 });
      expect(rest).toEqual({
        availability: 'answered',
        total: 32,
        page: 2,
        pages: 3,
        topHits: 0,
        topEvents: [],
      });
      expect(events.map(({ title }) => title)).toEqual(
        Array.from({ length: 15 }, (_, at) => `Concert ${at + 15}`),
      );
      expect(events[0]).toEqual((concert(15).page as { event?: unknown }).event);
      expect(facets.genres.map(({ count }) => count)).toEqual([16, 16]);
    });

    it('LIST-22 returns the last page for one beyond it, and the first for one before', async () => {
      const search = await open(hallWith(16));
      expect(await search.events({ card: 'row', ...aQuestion(), page: 9 })).toMatchObject({
        page: 2,
        events: [{ title: 'Concert 15' }],
      });
      expect(await search.events({ card: 'row', ...aQuestion(), page: 0 })).toMatchObject({
        page: 1,
        pages: 2,
      });
    });

    it('LIST-5 returns one empty page without results', async () => {
      const search = await open(hallWith(3));
      expect(
        await search.events({ card: 'row', ...aQuestion({ from: '2028-01-01' as HallDay }), page: 1 }),
      ).toEqual({
        availability: 'answered',
        total: 0,
        page: 1,
        pages: 1,
        facets: emptyEventListingState.selection,
        events: [],
        topHits: 0,
        topEvents: [],
      });
    });

    it('CALL-21 drops a concert without a page, but counts it', async () => {
      const documents = [
        aDocument({ uri: 'nergens', starts: moment('2026-12-01T10:00:00+01:00') }),
        aDocument({ uri: 'over-ons', starts: moment('2026-12-01T11:00:00+01:00') }),
      ];
      const search = await open(hallWith(2, { documents }));
      const { total, events } = await search.events({ card: 'row', ...aQuestion(), page: 1 });
      expect(total).toBe(4);
      expect(events.map(({ title }) => title)).toEqual(['Concert 0', 'Concert 1']);
    });

    it('LIST-5 CALL-19 returns the best matches for a keyword', async () => {
      const search = await open(hallWith(5));
      const { topEvents, total } = await search.events({
        card: 'row',
        ...aQuestion({ keyword: 'harp' }),
        page: 1,
      });
      expect(total).toBe(1);
      expect(topEvents.map(({ title }) => title)).toEqual(['Concert 3']);
    });

    it('LIST-5 returns the best matches on the first page only', async () => {
      const search = await open(hallWith(20));
      const question = aQuestion({ keyword: 'concert' });
      const opening = await search.events({ card: 'row', ...question, page: 1 });
      const next = await search.events({ card: 'row', ...question, page: 2 });
      expect(opening.topEvents).toHaveLength(5);
      expect(next.topEvents).toEqual([]);
      expect([opening.topHits, next.topHits]).toEqual([5, 5]);
    });

    it('WAY-11 WAY-12 counts what the list of each span of days lists, what began the evening before included', async () => {
      const lateNight = aDocument({
        uri: 'over-ons',
        starts: moment('2026-12-03T22:30:00+01:00'),
        ends: moment('2026-12-04T00:45:00+01:00'),
      });
      const search = await open(hallWith(40, { documents: [lateNight] }));
      const today = '2026-12-04' as HallDay;
      const counts = await search.dayPresetCounts({ locale: 'nl', today });
      expect(counts).toEqual({ today: 2, tomorrow: 1, weekend: 2, nextWeek: 7 });
      for (const preset of listDayPresets(today)) {
        const state = withDays(emptyEventListingState, preset);
        const list = await search.events({
          card: 'row',
          ...toEventSearchCriteria(state, 'nl', today),
          page: 1,
        });
        expect([preset.name, list.total]).toEqual([preset.name, counts[preset.name]]);
      }
    });

    it('LIST-9 LIST-19 returns the values of the coming concerts, and the days of a month', async () => {
      const search = await open(hallWith(2));
      const { genres } = await search.eventFacets({ locale: 'nl', now: first });
      expect(genres.map(({ value }) => value)).toEqual(['Kamermuziek', 'Symfonisch']);
      const days = await search.eventDays({ locale: 'nl', month: '2026-12' as HallMonth });
      expect(days.map(({ day }) => day)).toEqual(['2026-12-01', '2026-12-02']);
    });
  });
}
