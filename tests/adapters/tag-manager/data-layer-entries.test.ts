import { describe, expect, it } from 'vitest';
import { toDataLayerEntries } from '#adapters/tag-manager/data-layer-entries.ts';
import type { Banner } from '#domain/event/banner.ts';
import type { TrackedConcert, TrackingEvent, TrackedEventStatus } from '#domain/tracking/tracking-event.ts';
import { anEventCard } from '#fixtures/builders/an-event.ts';

const mahler = {
  item_id: 48211,
  item_name: 'Mahler 2',
  item_brand: 'Huisorkest',
  item_category: 'Symfonisch',
  item_variant: 'Grote Zaal',
  price: 29.5,
  index: 1,
  quantity: 1,
};

/** The entries of an event at a hall that counts in euros. */
const entriesOf = (event: TrackingEvent) => toDataLayerEntries(event, 'EUR');

/** The last entry of an event, which states it. */
const entryOf = (event: TrackingEvent) => entriesOf(event).at(-1);

function itemOf(concert: TrackedConcert, place = 1): unknown {
  const entry = entryOf({ kind: 'concertViewed', concert, list: null, place });
  return Object(entry).ecommerce.items[0];
}

describe('a concert in the data layer', () => {
  it('TRACK-3 has id, production, organizer, genre, room, price and place', () => {
    expect(itemOf(anEventCard())).toEqual(mahler);
  });

  it('TRACK-3 has five genres at most', () => {
    const production = { title: 'Gala', organizer: null, genres: ['a', 'b', 'c', 'd', 'e', 'f'] };
    const item = itemOf(anEventCard({ production }));
    expect(item).toMatchObject({
      item_category: 'a',
      item_category2: 'b',
      item_category3: 'c',
      item_category4: 'd',
      item_category5: 'e',
    });
    expect(Object.values(Object(item))).not.toContain('f');
  });

  it('TRACK-3 omits unknown fields, but keeps a price of 0', () => {
    const bare = anEventCard({
      room: null,
      minPrice: null,
      production: { title: 'Gala', organizer: null, genres: [] },
    });
    expect(itemOf(bare, 3)).toEqual({ item_id: 48211, item_name: 'Gala', index: 3, quantity: 1 });
    expect(itemOf(anEventCard({ minPrice: 0 }), 3)).toMatchObject({ price: 0 });
  });
});

const banner: Banner = {
  id: 31,
  position: 4,
  seriesPosition: 2,
  title: 'Meer Mahler',
  url: '/series/mahler',
};
const promotion = { id: 31, name: 'Meer Mahler', creative: 'Meer Mahler', position: 4 };
const order = { kind: 'orderLinkFollowed', place: 1 } as const;

/** The entries of an event that concerns concerts or banners; the first clears those of the event before. */
function commerce(event: string, ecommerce: object, more: object = {}): readonly object[] {
  return [{ ecommerce: null }, { event, ecommerce, ...more }];
}

/** Each event of the hall with the entries that the tag manager has always received for it. */
const entriesByEvent: readonly (readonly [TrackingEvent, readonly object[]])[] = [
  [
    { kind: 'pageViewed', path: '/?a=1', title: 'Het Klankhuis', pageType: 'home_home', language: 'nl' },
    [
      {
        event: 'page_view',
        page_path: '/?a=1',
        page_title: 'Het Klankhuis',
        page_type: 'home_home',
        language: 'nl',
      },
    ],
  ],
  [
    { kind: 'menuLinkFollowed', menu: 'main', label: 'Series', url: '/series', level: 2 },
    [{ event: 'navigation_click', menu: 'main', label: 'Series', url: '/series', level: 2 }],
  ],
  [
    { kind: 'visitorKnown', userId: 10, customerId: 'C-1' },
    [{ event: 'user_info', user_id: 10, customer_id: 'C-1', logged_in: true }],
  ],
  [
    { kind: 'visitorKnown', userId: null, customerId: null },
    [{ event: 'user_info', user_id: null, customer_id: null, logged_in: false }],
  ],
  [
    { kind: 'concertsListed', list: 'calendar', concerts: [anEventCard(), anEventCard()], before: 15 },
    commerce('view_item_list', {
      item_list_id: 1,
      item_list_name: 'calendar',
      items: [
        { ...mahler, index: 16 },
        { ...mahler, index: 17 },
      ],
      currency: 'EUR',
    }),
  ],
  [
    { kind: 'concertsListed', list: 'home', concerts: [], before: 0 },
    commerce('view_item_list', { item_list_id: 2, item_list_name: 'NETA', items: [], currency: 'EUR' }),
  ],
  [
    { kind: 'concertViewed', concert: anEventCard(), list: null, place: 1 },
    commerce('view_item', { items: [mahler], currency: 'EUR' }),
  ],
  [
    { kind: 'concertViewed', concert: anEventCard(), list: 'calendar', place: 17 },
    commerce('view_item', {
      item_list_id: 1,
      item_list_name: 'calendar',
      items: [{ ...mahler, index: 17 }],
      currency: 'EUR',
    }),
  ],
  [
    { ...order, concerts: [anEventCard()], place: 2, lowestPrice: 29.5, status: 'soldOut' },
    commerce(
      'click_order_tickets',
      { currency: 'EUR', value: 29.5, items: [{ ...mahler, index: 2 }] },
      { sale_status: 'SOLD_OUT' },
    ),
  ],
  [
    { ...order, concerts: [], lowestPrice: null, status: null },
    commerce('click_order_tickets', { currency: 'EUR', value: 0, items: [] }),
  ],
  [
    { kind: 'bannersViewed', banners: [banner] },
    commerce('promotionView', { promoView: { promotions: [promotion] } }),
  ],
  [
    { kind: 'bannerFollowed', banner: { ...banner, subtitle: 'Drie avonden' } },
    commerce('promotionClick', { promoClick: { promotions: [{ ...promotion, creative: 'Drie avonden' }] } }),
  ],
  [
    { kind: 'listFiltered', list: 'events', filters: { genres: ['Jazz'] }, results: 7 },
    [{ event: 'filter', list: 'events', filters: { genres: ['Jazz'] }, results: 7 }],
  ],
  [
    { kind: 'filterChosen', list: 'events', filter: 'genres', value: 'Jazz' },
    [{ event: 'filter_select', list: 'events', filter_name: 'genres', filter_value: 'Jazz' }],
  ],
  [
    { kind: 'filterRemoved', list: 'series', filter: 'genres', value: 'Jazz' },
    [{ event: 'filter_remove', list: 'series', filter_name: 'genres', filter_value: 'Jazz' }],
  ],
  [
    { kind: 'daysChosen', list: 'events', date: '2026-12-05', until: '2026-12-06' },
    [{ event: 'date_filter', list: 'events', date: '2026-12-05', until: '2026-12-06' }],
  ],
  [
    { kind: 'daysChosen', list: 'events', until: '2026-12-06' },
    [{ event: 'date_filter', list: 'events', until: '2026-12-06' }],
  ],
  [{ kind: 'keuzehulpStarted', tree: 'mood' }, [{ event: 'keuzehulp_start', tree: 'mood' }]],
  [
    { kind: 'keuzehulpStepTaken', action: 'answer', step: 1, question: 'Mood?', answer: 'Calm' },
    [{ event: 'keuzehulp_interaction', action: 'answer', step: 1, question: 'Mood?', answer: 'Calm' }],
  ],
  [
    { kind: 'keuzehulpClipPlayed', action: 'play', clip: 'strijkers' },
    [{ event: 'keuzehulp_audio', action: 'play', clip: 'strijkers' }],
  ],
  [
    { kind: 'keuzehulpEnded', tree: 'mood', steps: 2, results: 1 },
    [{ event: 'keuzehulp_end', tree: 'mood', steps: 2, results: 1 }],
  ],
  [
    { kind: 'concertsSuggested', concerts: [anEventCard()] },
    commerce('recommendation_view', {
      item_list_id: 'keuzehulp',
      item_list_name: 'keuzehulp',
      items: [mahler],
    }),
  ],
  [
    { kind: 'experimentViewed', experiment: 'cv09', variant: 'B', pageType: 'event_default' },
    [{ event: 'CRO_Tests', experiment: 'cv09', variant: 'V2', page_type: 'event_default' }],
  ],
  [
    { kind: 'experimentViewed', experiment: 'cv09', variant: 'A', pageType: 'event_default' },
    [{ event: 'CRO_Tests', experiment: 'cv09', variant: 'C', page_type: 'event_default' }],
  ],
];

describe('the data layer', () => {
  it.each(entriesByEvent)(
    'TRACK-3 TRACK-4 TRACK-6 TRACK-8 receives for %j what its tag manager reads',
    (event, entries) => {
      expect(entriesOf(event)).toStrictEqual(entries);
    },
  );

  it('SALE-5 TRACK-3 names the state of a concert as its tag manager does', () => {
    const nameOf = (status: TrackedEventStatus) =>
      Object(entryOf({ ...order, concerts: [], lowestPrice: null, status })).sale_status;
    const statuses = ['cancelled', 'moved', 'over', 'soldOut', 'lastTickets', 'available'] as const;
    expect(statuses.map(nameOf)).toEqual([
      'CANCELED',
      'MOVED',
      'EXPIRED',
      'SOLD_OUT',
      'last tickets',
      'available',
    ]);
  });

  it('TRACK-3 has prices in the currency of its hall', () => {
    const event = { kind: 'concertsListed', list: 'home', concerts: [], before: 0 } as const;
    expect(toDataLayerEntries(event, 'CHF').at(-1)).toMatchObject({ ecommerce: { currency: 'CHF' } });
  });
});
