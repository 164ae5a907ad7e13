import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Hall } from '#adapters/shared/hall.ts';
import { listProductionDates } from '#domain/education/production-dates.ts';
import { emptySiteSearchResult } from '#domain/listing/site-search.ts';
import type { TicketPrice } from '#domain/pricing/ticket-price.ts';
import { addMilliseconds, hourMs } from '#domain/time/instant.ts';
import { aDocument, moment } from '#fixtures/builders/a-document.ts';
import { aHall } from '#fixtures/builders/a-hall.ts';
import { aPage, aPageOf, aSeriesPage } from '#fixtures/builders/a-page.ts';
import { aPrice } from '#fixtures/builders/a-price.ts';
import { friend } from '#fixtures/builders/a-sale.ts';
import { anEventCard, anEventId, anEventPage } from '#fixtures/builders/an-event.ts';
import { pupilPrice, schoolMorning } from '#fixtures/builders/concerts.ts';
import type { SiteSearchCriteria } from '#ports/search.port.ts';
import type { GivenSearch } from './given-search.ts';

const now = moment('2026-12-01T12:00:00+01:00');

/** More concerts than fit into one address. */
const concerts = Array.from({ length: 60 }, (_, at) => {
  const uri = `concerten/${String(at).padStart(2, '0')}`;
  const starts = addMilliseconds(now, (at + 1) * hourMs);
  const event = anEventCard({ uri, title: `Harp ${at}`, id: anEventId(at + 1), starts });
  return {
    page: anEventPage({ event, id: at + 1, tags: [`smaak-${at}`], prices: pricesOf(at) }),
    document: aDocument({ uri, title: 'Harp', starts, importIdentifier: String(at) }),
  };
});

/** The prices of a concert, those for friends in two zones; the first has none. */
function pricesOf(at: number): readonly TicketPrice[] {
  const forFriends = aPrice({ tag: friend, ticketType: 'Vrienden', euros: 30 + at });
  return at === 0 ? [] : [aPrice(), { ...forFriends, euros: 20 }, forFriends, { ...forFriends, euros: 25 }];
}

const pages = Array.from({ length: 20 }, (_, at) => {
  const uri = `pagina/${String(at).padStart(2, '0')}`;
  return { ...aDocument({ section: 'page', uri, title: `Harp ${at}` }), url: `/${uri}` };
});

function aProduction(uri: string, ...ids: readonly number[]) {
  const events = ids.map((id, at) =>
    schoolMorning({
      uri,
      id: anEventId(id),
      starts: addMilliseconds(now, (9 - at) * hourMs),
      tixEventGroupId: 7,
      tixEventId: id,
      prices: [pupilPrice({ tag: 520, euros: 5.5 })],
      schoolTags: [520],
    }),
  );
  return aPageOf('educationProduction', { production: { title: uri }, events, uri });
}

const silence = aProduction('educatie/stil');
const drums = aProduction('educatie/trommels', 70, 71);
const missing = { uri: 'educatie/weg', url: '/educatie/weg' };
const education = aPageOf('educationOverview', {
  productions: [drums, missing, silence].map(({ uri, url }) => ({
    uri,
    url,
    title: uri,
    schoolTags: [520],
  })),
});

export const searchedHall: Hall = aHall({
  nl: {
    pages: [
      ...concerts.map(({ page }) => page),
      aSeriesPage({ uri: 'series/harp', title: 'Harpen' }),
      aPage({ uri: 'over-ons' }),
      education,
      silence,
      drums,
    ],
    documents: [
      ...concerts.map(({ document }) => document),
      ...pages,
      aDocument({ section: 'series', uri: 'series/harp', title: 'Harp' }),
      aDocument({ section: 'series', uri: 'over-ons', title: 'Harp zonder bladzijde' }),
    ],
  },
});

function sought(keyword: string): SiteSearchCriteria {
  return { locale: 'nl', keyword, now };
}

/** What every SearchPort promises, shown on one small hall. */
export function siteSearchContract(name: string, given: (hall: Hall) => Promise<GivenSearch>): void {
  describe(`${name} fulfils the contract of SearchPort`, () => {
    let subject: GivenSearch;
    beforeAll(async () => {
      subject = await given(searchedHall);
    });
    afterAll(() => subject.close());

    it('CALL-23 LIST-12 returns three concerts, the series that have a page, and eighteen pages, with the totals', async () => {
      const { events, series, hits, ...rest } = await subject.search.find({ ...sought('harp'), page: 1 });
      expect(rest).toEqual({ availability: 'answered', total: 20, page: 1, pages: 2 });
      expect([events.count, events.cards.map(({ title }) => title)]).toEqual([
        60,
        ['Harp 0', 'Harp 1', 'Harp 2'],
      ]);
      expect([events.exactCount, events.best.map(({ title }) => title)]).toEqual([
        60,
        ['Harp 0', 'Harp 1', 'Harp 2'],
      ]);
      expect([series.count, series.cards.map(({ title }) => title)]).toEqual([2, ['Harpen']]);
      expect(hits).toHaveLength(18);
      expect(hits[0]).toMatchObject({
        url: '/pagina/00',
        highlights: [[{ text: 'Harp', isMatch: true }, {}]],
      });
    });

    it('LIST-22 returns the last page for one beyond it', async () => {
      const { page, hits } = await subject.search.find({ ...sought('harp'), page: 5 });
      expect([page, hits.map(({ title }) => title)]).toEqual([2, ['Harp 18', 'Harp 19']]);
    });

    it('CALL-23 finds nothing without a keyword', async () => {
      expect(await subject.search.find({ ...sought(' '), page: 1 })).toEqual(emptySiteSearchResult);
    });

    it('CALL-26 KEUZE-6 finds the recommended concerts by their identifiers', async () => {
      const { search } = subject;
      expect(await search.recommended({ locale: 'nl', identifiers: ['7', '1024'] })).toEqual({
        kind: 'found',
        hits: [{ identifier: '7', uri: 'concerten/07', starts: addMilliseconds(now, 8 * hourMs) }],
      });
      expect(await search.recommended({ locale: 'nl', identifiers: [] })).toEqual({
        kind: 'found',
        hits: [],
      });
    });

    it.each([7, 40])(
      'CALL-26 KEUZE-6 looks up 1024 identifiers of %i characters together',
      async (length) => {
        const others = Array.from({ length: 1022 }, (_, at) => String(at + 100).padStart(length, 'x'));
        const found = await subject.search.recommended({ locale: 'nl', identifiers: ['7', ...others, '8'] });
        expect(found).toMatchObject({ kind: 'found', hits: [{ identifier: '7' }, { identifier: '8' }] });
      },
    );

    it('FAV-4 returns the concerts at any number of uris, in the requested order, without duplicates', async () => {
      const uris = concerts.map(({ page }) => page.uri).toReversed();
      const events = await subject.search.eventsAt({
        locale: 'nl',
        uris: [...uris, 'nergens', 'over-ons', uris[0] ?? ''],
      });
      expect(events.map(({ uri }) => uri)).toEqual(uris);
      expect(events[0]).toMatchObject({ ...concerts.at(-1)?.page.event, tags: ['smaak-59'] });
      expect(await subject.search.eventsAt({ locale: 'nl', uris: [] })).toEqual([]);
    });

    it('DOOR-40 returns the lowest prices by tag of concerts', async () => {
      const uris = concerts.slice(0, 2).map(({ page }) => page.uri);
      const [without, priced] = await subject.search.eventsAt({ locale: 'nl', uris });
      expect(without?.pricesByTag).toEqual([]);
      expect(priced?.pricesByTag).toMatchObject([{ tag: 37, ticketType: 'Vrienden', euros: 20 }]);
    });

    it('WAY-43 returns the dates of the productions of an education overview, in its order', async () => {
      const productionDates = (uri: string) => subject.search.productionDates({ locale: 'nl', uri });
      const found = await productionDates('educatie');
      expect(found).toEqual([listProductionDates(drums), listProductionDates(silence)]);
      expect(found[0]?.dates.map(({ tixEventId }) => tixEventId)).toEqual([71, 70]);
      expect(await productionDates('over-ons')).toEqual([]);
      expect(await productionDates('nergens')).toEqual([]);
    });
  });
}
