import { observable, observe } from 'mobx';
import { describe, expect, it } from 'vitest';
import { aPrice } from '#fixtures/builders/a-price.ts';
import { friend } from '#fixtures/builders/a-sale.ts';
import { anEventCard } from '#fixtures/builders/an-event.ts';
import type { SearchPort, EventWithTagsAndPrices } from '#ports/search.port.ts';
import { at } from '#tests/domain/time/at.ts';
import { flushPromises } from '#tests/support/pending-calls.ts';
import { type OwnPrices, OwnPricesStore } from '#ui/stores/own-prices.store.ts';

const now = at('2026-11-20T14:00:00+01:00');
const mahler = anEventCard({ uri: 'a', minPrice: 30 });
const reich = anEventCard({ uri: 'b', minPrice: 30 });
const forFriends = [aPrice({ tag: friend, ticketType: 'Vrienden', euros: 27 })];

/** A search that knows the prices by tag of some concerts. */
class PriceSearch implements Pick<SearchPort, 'eventsAt'> {
  readonly requests: Parameters<SearchPort['eventsAt']>[0][] = [];
  known: readonly string[] = ['a', 'b'];

  async eventsAt(params: Parameters<SearchPort['eventsAt']>[0]): Promise<readonly EventWithTagsAndPrices[]> {
    this.requests.push(params);
    return [mahler, reich]
      .filter(({ uri }) => params.uris.includes(uri) && this.known.includes(uri))
      .map((event) => ({ ...event, tags: [], pricesByTag: forFriends }));
  }
}

function setUp() {
  const search = new PriceSearch();
  const known = observable.box<OwnPrices | null>(null, { deep: false });
  const views: OwnPrices[] = [];
  observe(known, ({ newValue }) => {
    if (newValue) views.push(newValue);
  });
  const store = new OwnPricesStore(search, known);
  return { search, store, views };
}

describe('the own prices in lists', () => {
  it('DOOR-40 prices of the concerts of one rendering are requested together, each once', async () => {
    const { search, store, views } = setUp();
    store.request(mahler);
    store.request(reich);
    store.request(mahler);
    await flushPromises();
    store.request(reich);
    await flushPromises();
    expect(search.requests).toEqual([{ locale: 'nl', uris: ['a', 'b'] }]);
    expect(views.at(-1)?.find(mahler, [friend], now)).toMatchObject({ ticketType: 'Vrienden', euros: 27 });
    expect(views.at(-1)?.find(mahler, [], now)).toBeNull();
  });

  it('DOOR-40 are requested in the language of the concerts’ page', async () => {
    const { search, store } = setUp();
    store.request({ ...mahler, url: '/en/a' });
    await flushPromises();
    expect(search.requests).toEqual([{ locale: 'en', uris: ['a'] }]);
  });

  it('DOOR-40 are a new object whenever more are known, with the same prices of the others', async () => {
    const { store, views } = setUp();
    store.request(mahler);
    await flushPromises();
    store.request(reich);
    await flushPromises();
    const [first, second] = views;
    expect(views).toHaveLength(2);
    expect([first?.pricesOf(reich), second?.pricesOf(reich)]).toEqual([[], forFriends]);
    expect(second?.pricesOf(mahler)).toBe(first?.pricesOf(mahler));
  });

  it('DOOR-40 LIST-14 prices that could not be fetched are requested again', async () => {
    const { search, store, views } = setUp();
    search.known = [];
    store.request(mahler);
    await flushPromises();
    search.known = ['a'];
    store.request(mahler);
    await flushPromises();
    expect(search.requests).toHaveLength(2);
    expect(views).toHaveLength(1);
  });
});
