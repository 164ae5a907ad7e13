import { describe, expect, it } from 'vitest';
import type { Banner } from '#domain/event/banner.ts';
import { toTemplate, toTrackedPageType } from '#domain/page/template-by-typename.ts';
import { anonymousSession } from '#domain/session/session.ts';
import { calendarItemList, homeItemList, toEventItem, toEventItems } from '#domain/tracking/event-item.ts';
import { type TrackingEvent, toAnalyticsEntries, trackingDelayMs } from '#domain/tracking/tracking-event.ts';
import {
  clickOrderTickets,
  promotionClick,
  promotionView,
  recommendationView,
  toLoginStatusEvent,
  viewItem,
  viewItemList,
} from '#domain/tracking/tracking-events.ts';
import { anEvent } from '#tests/domain/event/an-event.ts';
import { aSale } from '#tests/domain/sale/a-sale.ts';
import { at } from '#tests/domain/time/at.ts';

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

describe('a concert in tracking', () => {
  it('TRACK-3 has id, production, organizer, genre, room, price and place', () => {
    expect(toEventItem(anEvent(), 1)).toEqual(mahler);
  });

  it('TRACK-3 has five genres at most', () => {
    const production = { title: 'Gala', organizer: null, genres: ['a', 'b', 'c', 'd', 'e', 'f'] };
    expect(toEventItem(anEvent({ production }), 1)).toMatchObject({
      item_category: 'a',
      item_category2: 'b',
      item_category3: 'c',
      item_category4: 'd',
      item_category5: 'e',
    });
    expect(Object.values(toEventItem(anEvent({ production }), 1))).not.toContain('f');
  });

  it('TRACK-3 omits unknown fields, but keeps a price of 0', () => {
    const bare = anEvent({
      room: null,
      minPrice: null,
      production: { title: 'Gala', organizer: null, genres: [] },
    });
    expect(toEventItem(bare, 3)).toEqual({ item_id: 48211, item_name: 'Gala', index: 3, quantity: 1 });
    expect(toEventItem(anEvent({ minPrice: 0 }), 3)).toMatchObject({ price: 0 });
  });

  it('TRACK-3 counts its place over all pages of a list', () => {
    expect(toEventItems([anEvent(), anEvent()], 15).map(({ index }) => index)).toEqual([16, 17]);
  });
});

describe('what is pushed', () => {
  it('TRACK-3 for a list names it by its number', () => {
    expect(viewItemList(calendarItemList, toEventItems([anEvent()]))).toEqual({
      event: 'view_item_list',
      ecommerce: { item_list_id: 1, item_list_name: 'calendar', items: [mahler], currency: 'EUR' },
    });
    expect(homeItemList).toEqual({ item_list_id: 2, item_list_name: 'NETA' });
  });

  it('TRACK-3 for a concert’s page contains the list it was found in, if known', () => {
    const item = toEventItem(anEvent(), 1);
    expect(viewItem(item)).toEqual({ event: 'view_item', ecommerce: { items: [mahler], currency: 'EUR' } });
    expect(viewItem(item, calendarItemList).ecommerce).toMatchObject({ item_list_id: 1 });
  });

  it('TRACK-3 for the order button contains the value and the sale status', () => {
    const soldOut = anEvent({ sale: aSale({ code: 2 }) });
    expect(clickOrderTickets(soldOut, 1, at('2026-11-20T12:00:00+01:00'))).toEqual({
      event: 'click_order_tickets',
      ecommerce: { currency: 'EUR', value: 29.5, items: [mahler] },
      sale_status: 'SOLD_OUT',
    });
    expect(
      clickOrderTickets(anEvent({ minPrice: null }), 1, at('2026-11-20T12:00:00+01:00')).ecommerce.value,
    ).toBe(0);
  });

  it('TRACK-3 for suggestions names the keuzehulp', () => {
    expect(recommendationView(toEventItems([anEvent()]))).toEqual({
      event: 'recommendation_view',
      ecommerce: { item_list_id: 'keuzehulp', item_list_name: 'keuzehulp', items: [mahler] },
    });
  });

  it('TRACK-3 for banners has the older names', () => {
    const banner: Banner = {
      id: 31,
      position: 4,
      seriesPosition: 2,
      title: 'Meer Mahler',
      url: '/series/mahler',
    };
    const promotion = { id: 31, name: 'Meer Mahler', creative: 'Meer Mahler', position: 4 };
    expect(promotionView([banner])).toEqual({
      event: 'promotionView',
      ecommerce: { promoView: { promotions: [promotion] } },
    });
    expect(promotionClick({ ...banner, subtitle: 'Drie avonden' })).toEqual({
      event: 'promotionClick',
      ecommerce: { promoClick: { promotions: [{ ...promotion, creative: 'Drie avonden' }] } },
    });
  });

  it('TRACK-3 for a visitor has ids, and never a hash', () => {
    const user = { id: 10, hash: 'secret', tags: [37] };
    const known = toLoginStatusEvent({ ...anonymousSession, user, customerId: 'C-1' });
    expect(known).toEqual({ event: 'user_info', user_id: 10, customer_id: 'C-1', logged_in: true });
    expect(toLoginStatusEvent(anonymousSession)).toEqual({
      event: 'user_info',
      user_id: null,
      customer_id: null,
      logged_in: false,
    });
  });

  it('TRACK-2 waits 250 ms', () => {
    expect(trackingDelayMs).toBe(250);
  });
});

describe('the data layer', () => {
  const pageView: TrackingEvent = {
    event: 'page_view',
    page_path: '/',
    page_title: 'Het Klankhuis',
    page_type: 'home_home',
    language: 'nl',
  };
  const list = viewItemList(calendarItemList, []);

  it('TRACK-3 is emptied of the last shop before the next', () => {
    expect(toAnalyticsEntries(list, 'accepted')).toEqual([{ ecommerce: null }, list]);
    expect(toAnalyticsEntries(pageView, 'accepted')).toEqual([pageView]);
  });

  it('TRACK-5 receives nothing without consent', () => {
    const person = toLoginStatusEvent(anonymousSession);
    expect(toAnalyticsEntries(person, 'accepted')).toEqual([person]);
    for (const consent of ['denied', 'pending'] as const) {
      expect([person, pageView, list].flatMap((event) => toAnalyticsEntries(event, consent))).toEqual([]);
    }
  });
});

describe('the type of a page', () => {
  it.each([
    ['home', 'home_home'],
    ['eventOverview', 'eventOverview_eventOverview'],
    ['event', 'event_default'],
    ['seriesOverview', 'seriesOverview_seriesOverview'],
    ['series', 'series_default'],
    ['discoveryOverview', 'discoveryOverview_discoveryOverview'],
    ['discoverySearch', 'discoverySearchOverview_discoverySearchOverview'],
    ['discoveryCollection', 'discoveryCollection_discoveryCollection'],
    ['discovery', 'discovery_discovery'],
    ['pressOverview', 'pressOverview_pressOverview'],
    ['press', 'press_press'],
    ['educationOverview', 'educationOverview_educationOverview'],
    ['educationProduction', 'educationProduction_default'],
    ['overview', 'contentOverview_contentOverview'],
    ['campaign', 'campaign_campaign'],
    ['favorites', 'favoritePage_favoritePage'],
    ['search', 'search_search'],
    ['recommendation', 'recommendation_recommendation'],
    ['error', 'errorPage_errorPage'],
    ['page', 'page_page'],
  ] as const)('TRACK-4 is for the template %s what the CMS calls it, %s', (kind, pageType) => {
    expect(toTrackedPageType({ kind })).toBe(pageType);
    expect(toTemplate(pageType)).toBe(kind);
  });

  it('TRACK-4 is the CMS’s type name if the template is unknown', () => {
    const typed = (typename: string) => toTrackedPageType({ kind: 'unknown', typename });
    expect(typed('shop_item_Entry')).toBe('shop_item');
    expect(typed('shop_Entry_item')).toBe('shop_Entry_item');
  });
});
