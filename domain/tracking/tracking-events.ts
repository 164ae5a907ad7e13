import type { Banner } from '#domain/event/banner.ts';
import type { EventCard } from '#domain/event/event.ts';
import type { SeriesPage } from '#domain/page/page.ts';
import type { PageFacts } from '#domain/page/page-facts.ts';
import { type TrackedStatus, trackedStatus } from '#domain/sale/sale-status.ts';
import { subscriptionOf } from '#domain/series/subscription.ts';
import type { Session } from '#domain/session/session.ts';
import type { Instant } from '#domain/time/instant.ts';
import {
  type EventItem,
  eventItem,
  eventItems,
  type ItemList,
  keuzehulpItemList,
} from '#domain/tracking/event-item.ts';
import type { Promotion, TrackingEvent } from '#domain/tracking/tracking-event.ts';

type Tracking<Name extends TrackingEvent['event']> = Extract<TrackingEvent, { event: Name }>;

/** The events of a page's content: its list of concerts, or the concert it is about with the list that led to it. */
export function pageEvents(
  { concert, eventList }: PageFacts,
  previous: PageFacts | null,
): readonly TrackingEvent[] {
  if (eventList && eventList.events.length > 0) {
    return [viewItemList(eventList.list, eventItems(eventList.events, eventList.before))];
  }
  if (!concert) return [];
  const list = previous?.eventList;
  const place = list ? list.events.findIndex(({ id }) => id === concert.id) : -1;
  return [
    list && place >= 0
      ? viewItem(eventItem(concert, list.before + place + 1), list.list)
      : viewItem(eventItem(concert, 1)),
  ];
}

/** A page of a list was shown. */
export function viewItemList(list: ItemList, items: readonly EventItem[]): Tracking<'view_item_list'> {
  return { event: 'view_item_list', ecommerce: { ...list, items, currency: 'EUR' } };
}

/** A concert's own page was shown; `list` is where the visitor came from, where that is known. */
export function viewItem(item: EventItem, list?: ItemList): Tracking<'view_item'> {
  return { event: 'view_item', ecommerce: { ...list, items: [item], currency: 'EUR' } };
}

/** The order link of a concert was followed. The value is the lowest price, 0 where none is known. */
export function clickOrderTickets(
  event: EventCard,
  index: number,
  now: Instant,
): Tracking<'click_order_tickets'> {
  return orderClick(event.minPrice, [eventItem(event, index)], trackedStatus(event, now));
}

/** The order link of a whole series was followed: its items are the concerts of the series. */
export function clickOrderSubscription(series: SeriesPage, now: Instant): Tracking<'click_order_tickets'> {
  const subscription = subscriptionOf(series);
  return orderClick(subscription.minPrice, eventItems(series.events), trackedStatus(subscription, now));
}

/** An order link was followed that does not say what it orders. */
export function clickUnknownOrder(): Tracking<'click_order_tickets'> {
  return orderClick(null, []);
}

/** A set of suggestions was shown. */
export function recommendationView(items: readonly EventItem[]): Tracking<'recommendation_view'> {
  return { event: 'recommendation_view', ecommerce: { ...keuzehulpItemList, items } };
}

/** Announcements came into view, together (TRACK-3). */
export function promotionView(banners: readonly Banner[]): Tracking<'promotionView'> {
  return { event: 'promotionView', ecommerce: { promoView: { promotions: banners.map(promotionOf) } } };
}

/** One announcement was followed (TRACK-3). */
export function promotionClick(banner: Banner): Tracking<'promotionClick'> {
  return { event: 'promotionClick', ecommerce: { promoClick: { promotions: [promotionOf(banner)] } } };
}

/** Who is there, in ids alone: no hash, no address (TRACK-3). */
export function knownVisitor({ user, customerId }: Session): Tracking<'user_info'> {
  return {
    event: 'user_info',
    user_id: user?.id ?? null,
    customer_id: user ? customerId : null,
    logged_in: user !== null,
  };
}

function orderClick(
  lowestPrice: number | null,
  items: readonly EventItem[],
  status?: TrackedStatus,
): Tracking<'click_order_tickets'> {
  return {
    event: 'click_order_tickets',
    ecommerce: { currency: 'EUR', value: lowestPrice ?? 0, items },
    ...(status && { sale_status: status }),
  };
}

function promotionOf({ id, title, subtitle, position }: Banner): Promotion {
  return { id, name: title, creative: subtitle ?? title, position };
}
