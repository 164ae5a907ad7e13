import { describe, expect, it } from 'vitest';
import type { ConcertPricesByTag } from '#domain/event/event.ts';
import type { SearchQueries } from '#domain/queries/search-queries.ts';
import type { SearchPort } from '#ports/search.port.ts';
import { anEvent } from '#tests/domain/event/an-event.ts';
import { aPrice } from '#tests/domain/pricing/a-price.ts';
import { friend } from '#tests/domain/sale/a-sale.ts';
import { at } from '#tests/domain/time/at.ts';
import { flushPromises } from '#tests/ui/stores/deferred-bridge.ts';
import { OwnPricesStore } from '#ui/stores/own-prices.store.ts';

const now = at('2026-11-20T14:00:00+01:00');
const mahler = anEvent({ uri: 'a', url: '/a', minPrice: 30 });
const reich = anEvent({ uri: 'b', url: '/b', minPrice: 30 });
const forFriends = [aPrice({ tag: friend, ticketType: 'Vrienden', euros: 27 })];

/** A search that knows the prices by tag of some concerts. */
class PriceSearch implements Pick<SearchPort, 'pricesByTag'> {
  readonly requests: (readonly string[])[] = [];
  known: readonly string[] = ['a', 'b'];

  async pricesByTag({
    uris,
  }: SearchQueries['pricesByTag']['params']): Promise<readonly ConcertPricesByTag[]> {
    this.requests.push(uris);
    return uris.filter((uri) => this.known.includes(uri)).map((uri) => ({ uri, prices: forFriends }));
  }
}

function setUp() {
  const search = new PriceSearch();
  return { search, store: new OwnPricesStore(search) };
}

describe('the own prices in lists', () => {
  it('DOOR-40 of the concerts of one rendering are requested together, each once', async () => {
    const { search, store } = setUp();
    store.request(mahler, 'nl');
    store.request(reich, 'nl');
    store.request(mahler, 'nl');
    await flushPromises();
    store.request(reich, 'nl');
    await flushPromises();
    expect(search.requests).toEqual([['a', 'b']]);
    expect(store.view.find(mahler, [friend], now)).toMatchObject({ name: 'Vrienden', from: 27 });
  });

  it('DOOR-40 are unknown until they arrive, and then a new object', async () => {
    const { store } = setUp();
    const before = store.view;
    store.request(mahler, 'nl');
    expect(before.find(mahler, [friend], now)).toBeNull();
    await flushPromises();
    expect(store.view).not.toBe(before);
    const prices = store.view.pricesOf(mahler);
    store.request(reich, 'nl');
    await flushPromises();
    expect(store.view.pricesOf(mahler)).toBe(prices);
  });

  it('DOOR-40 LIST-14 that could not be fetched are requested again', async () => {
    const { search, store } = setUp();
    search.known = [];
    store.request(mahler, 'nl');
    await flushPromises();
    search.known = ['a'];
    store.request(mahler, 'nl');
    await flushPromises();
    expect(search.requests).toHaveLength(2);
    expect(store.view.find(mahler, [friend], now)).not.toBeNull();
  });
});
