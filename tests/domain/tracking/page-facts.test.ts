import { describe, expect, it } from 'vitest';
import { emptyEventFacets } from '#domain/facet/facet.ts';
import { eventParamsCodec } from '#domain/listing/event-list.ts';
import { toHallDay } from '#domain/time/hall-day.ts';
import { findPageFacts } from '#domain/tracking/page-facts.ts';
import { moment } from '#fixtures/builders/a-document.ts';
import { aPage, aPageOf } from '#fixtures/builders/a-page.ts';
import { aPrice } from '#fixtures/builders/a-price.ts';
import { anEventCard } from '#fixtures/builders/an-event.ts';

const bach = anEventCard({ uri: 'concerten/bach' });
const reich = anEventCard({ uri: 'concerten/reich' });

describe('the facts of a page', () => {
  it('are empty for a page without facts', () => {
    const nothing = {
      concert: null,
      events: [],
      eventList: null,
      listState: null,
      banners: [],
      listedPages: [],
      saleItems: [],
    };
    expect(findPageFacts(aPage(), null)).toEqual(nothing);
    expect(findPageFacts(null, null)).toEqual(nothing);
  });

  it('SALE-2 SALE-6 WAY-42 have on sale what is in its data and in its blocks, with the prices there', () => {
    const prices = [aPrice({ ticketType: 'Jong', euros: 9 })];
    const priced = { ...reich, prices };
    const page = aPage({ content: [{ kind: 'events', title: 'Ook mooi', events: [priced] }] });
    expect(findPageFacts(page, { events: [bach, bach] })).toMatchObject({
      events: [bach],
      saleItems: [bach, bach, priced, { prices }],
    });
  });

  it('TRACK-3 have the list that its data contain, whose state is unknown if the search is unavailable', () => {
    const today = toHallDay(moment('2026-11-20T12:00:00+01:00'));
    const state = eventParamsCodec.read([['genres', 'Jazz']], today);
    const listing = { availability: 'answered', total: 31, page: 2, pages: 3, facets: emptyEventFacets };
    const data = { today, state, listing: { ...listing, events: [bach], topEvents: [reich] } };
    const page = aPageOf('eventOverview', {});
    expect(findPageFacts(page, data, eventParamsCodec)).toMatchObject({
      events: [bach, reich],
      eventList: { list: 'calendar', events: [bach], before: 15 },
      listState: { list: 'events', query: [['genres', 'Jazz']], results: 31 },
      listedPages: [bach],
    });
    const failed = { ...data, listing: { ...data.listing, availability: 'unavailable' } };
    expect(findPageFacts(page, failed, eventParamsCodec).listState).toBeNull();
  });
});
