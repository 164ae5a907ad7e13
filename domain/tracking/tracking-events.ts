import type { Banner } from '#domain/event/banner.ts';
import type { EventCard } from '#domain/event/event.ts';
import type { SeriesPage } from '#domain/page/page.ts';
import type { PageFacts } from '#domain/page/page-facts.ts';
import { type TrackedStatus, toTrackedEventStatus } from '#domain/sale/sale-status.ts';
import { toSeriesCard } from '#domain/series/series-card.ts';
import { toSeriesAsOfferedEvent } from '#domain/series/subscription.ts';
import type { Session } from '#domain/session/session.ts';
import type { Instant } from '#domain/time/instant.ts';
import {
  type EventItem,
  type ItemList,
  keuzehulpItemList,
  toEventItem,
  toEventItems,
} from '#domain/tracking/event-item.ts';
import type { Promotion, TrackingEvent } from '#domain/tracking/tracking-event.ts';
import { hallIdentity } from '#hall/identity.ts';

type Tracking<Name extends TrackingEvent['event']> = Extract<TrackingEvent, { event: Name }>;

/** The events of a page's content: its list of concerts, or its concert with the list the visitor came from. */
export function toPageItemEvents(
  { concert, eventList }: PageFacts,
  previous: PageFacts | null,
): readonly TrackingEvent[] {
  if (eventList && eventList.events.length > 0) {
    return [viewItemList(eventList.list, toEventItems(eventList.events, eventList.before))];
  }
  if (!concert) return [];
  const list = previous?.eventList;
  const index = list ? list.events.findIndex(({ id }) => id === concert.id) : -1;
  return [
    list && index >= 0
      ? viewItem(toEventItem(concert, list.before + index + 1), list.list)
      : viewItem(toEventItem(concert, 1)),
  ];
}

/** The event for a displayed list page. */
export function viewItemList(list: ItemList, items: readonly EventItem[]): Tracking<'view_item_list'> {
  return { event: 'view_item_list', ecommerce: { ...list, items, currency: hallIdentity.currency } };
}

/** The event for a concert's page; `list` is the list the visitor came from, if known. */
export function viewItem(item: EventItem, list?: ItemList): Tracking<'view_item'> {
  return { event: 'view_item', ecommerce: { ...list, items: [item], currency: hallIdentity.currency } };
}

/** The event for a followed order link of a concert. The value is the lowest price, or 0 if unknown. */
export function clickOrderTickets(
  event: EventCard,
  index: number,
  now: Instant,
): Tracking<'click_order_tickets'> {
  return orderClick(event.minPrice, [toEventItem(event, index)], toTrackedEventStatus(event, now));
}

/** The event for a followed order link of a series; its items are the concerts of the series. */
export function clickOrderSubscription(series: SeriesPage, now: Instant): Tracking<'click_order_tickets'> {
  const subscription = toSeriesAsOfferedEvent(toSeriesCard(series));
  return orderClick(
    subscription.minPrice,
    toEventItems(series.events),
    toTrackedEventStatus(subscription, now),
  );
}

/** The event for a followed order link without a known concert or series. */
export function unknownOrderClick(): Tracking<'click_order_tickets'> {
  return orderClick(null, []);
}

/** The event for displayed suggestions. */
export function recommendationView(items: readonly EventItem[]): Tracking<'recommendation_view'> {
  return { event: 'recommendation_view', ecommerce: { ...keuzehulpItemList, items } };
}

/** The event for banners that came into view together (TRACK-3). */
export function promotionView(banners: readonly Banner[]): Tracking<'promotionView'> {
  return { event: 'promotionView', ecommerce: { promoView: { promotions: banners.map(toPromotion) } } };
}

/** The event for a followed banner (TRACK-3). */
export function promotionClick(banner: Banner): Tracking<'promotionClick'> {
  return { event: 'promotionClick', ecommerce: { promoClick: { promotions: [toPromotion(banner)] } } };
}

/** The event with the visitor's ids: no hash, no e-mail address (TRACK-3). */
export function toLoginStatusEvent({ user, customerId }: Session): Tracking<'user_info'> {
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
    ecommerce: { currency: hallIdentity.currency, value: lowestPrice ?? 0, items },
    ...(status && { sale_status: status }),
  };
}

function toPromotion({ id, title, subtitle, position }: Banner): Promotion {
  return { id, name: title, creative: subtitle ?? title, position };
}
