import { describe, expect, it } from 'vitest';
import { completePageFacts, toTrackedListState } from '#domain/tracking/page-facts.ts';
import { aPage } from '#fixtures/builders/a-page.ts';
import { aPrice } from '#fixtures/builders/a-price.ts';
import { anEventCard } from '#fixtures/builders/an-event.ts';

const bach = anEventCard({ uri: 'concerten/bach' });
const reich = anEventCard({ uri: 'concerten/reich' });

describe('the facts of a page', () => {
  it('are empty for a page without facts', () => {
    expect(completePageFacts(aPage())).toEqual({
      concert: null,
      events: [],
      eventList: null,
      listState: null,
      banners: [],
      listedPages: [],
      saleItems: [],
    });
    expect(completePageFacts(null)).toEqual(completePageFacts(aPage()));
  });

  it('SALE-2 have on sale what its template states and the concerts in its blocks', () => {
    const page = aPage({
      content: [
        { kind: 'text', text: [] },
        { kind: 'events', title: 'Ook mooi', events: [reich] },
      ],
    });
    expect(completePageFacts(page).saleItems).toEqual([reich]);
    expect(completePageFacts(page, { events: [bach], saleItems: [{ saleStart: null }] })).toMatchObject({
      events: [bach],
      saleItems: [bach, { saleStart: null }, reich],
    });
  });
});

it('SALE-6 WAY-42 the prices in a block of concerts are on sale', () => {
  const prices = [aPrice({ ticketType: 'Jong', euros: 9 })];
  const priced = { ...reich, prices };
  const page = aPage({
    content: [{ kind: 'events', title: 'Begin hier', ticketType: 'Jong', events: [priced] }],
  });
  expect(completePageFacts(page).saleItems).toEqual([priced, { prices }]);
});

describe('the state of a list with filters', () => {
  it('TRACK-3 contains the number of results, and is null if the search is unavailable', () => {
    const query = [['genres', 'Jazz']] as const;
    expect(toTrackedListState('events', { availability: 'answered', total: 0 }, query)).toEqual({
      list: 'events',
      query,
      results: 0,
    });
    expect(toTrackedListState('events', { availability: 'unavailable', total: 0 }, query)).toBeNull();
  });
});
