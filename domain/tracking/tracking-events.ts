import type { Banner } from '#domain/event/banner.ts';
import type { EventCard } from '#domain/event/event.ts';
import { trackedStatus } from '#domain/sale/sale-status.ts';
import type { Session } from '#domain/session/session.ts';
import type { Instant } from '#domain/time/instant.ts';
import { type EventItem, eventItem, type ItemList, keuzehulpList } from '#domain/tracking/event-item.ts';
import type { Promotion, TrackingEvent } from '#domain/tracking/tracking-event.ts';

type Tracking<Name extends TrackingEvent['event']> = Extract<TrackingEvent, { event: Name }>;

/** A page of a list was shown. */
export function viewItemList(list: ItemList, items: readonly EventItem[]): Tracking<'view_item_list'> {
  return { event: 'view_item_list', ecommerce: { ...list, items, currency: 'EUR' } };
}

/** A concert's own page was shown; `list` is where the visitor came from, where that is known. */
export function viewItem(item: EventItem, list?: ItemList): Tracking<'view_item'> {
  return { event: 'view_item', ecommerce: { ...list, items: [item], currency: 'EUR' } };
}

/** The order button of a concert was used. Its value is the lowest price, 0 where none is known. */
export function clickOrderTickets(
  event: EventCard,
  index: number,
  now: Instant,
): Tracking<'click_order_tickets'> {
  const items = [eventItem(event, index)];
  return {
    event: 'click_order_tickets',
    ecommerce: { currency: 'EUR', value: event.minPrice ?? 0, items },
    sale_status: trackedStatus(event, now),
  };
}

/** A set of suggestions was shown. */
export function recommendationView(items: readonly EventItem[]): Tracking<'recommendation_view'> {
  return { event: 'recommendation_view', ecommerce: { ...keuzehulpList, items } };
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

function promotionOf({ id, title, subtitle, position }: Banner): Promotion {
  return { id, name: title, creative: subtitle ?? title, position };
}
