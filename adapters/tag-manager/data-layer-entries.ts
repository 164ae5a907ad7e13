import type { Banner } from '#domain/event/banner.ts';
import type {
  TrackedConcert,
  TrackedConcertList,
  TrackingEvent,
  Variant,
  TrackedEventStatus,
} from '#domain/tracking/tracking-event.ts';

/** An entry of the data layer, as the hall's tag manager reads it: GA4 names for concerts, those of Universal Analytics for banners. Both are in use on purpose. */
export type DataLayerEntry = Readonly<Record<string, unknown>>;

/** Clears the data layer's `ecommerce` object before the next entry sets it; otherwise a tag manager merges the two. */
const clearedEcommerce: DataLayerEntry = { ecommerce: null };

/** The data layer entries of an event, in order (TRACK-3). `currency` is that of the hall's prices. */
export function toDataLayerEntries(event: TrackingEvent, currency: string): readonly DataLayerEntry[] {
  const entry = toEntry(event, currency);
  return 'ecommerce' in entry ? [clearedEcommerce, entry] : [entry];
}

function toEntry(event: TrackingEvent, currency: string): DataLayerEntry {
  switch (event.kind) {
    case 'pageViewed': {
      const { path, title, pageType, language } = event;
      return { event: 'page_view', page_path: path, page_title: title, page_type: pageType, language };
    }
    case 'menuLinkFollowed': {
      const { menu, label, url, level } = event;
      return { event: 'navigation_click', menu, label, url, level };
    }
    case 'visitorKnown': {
      const { userId, customerId } = event;
      return { event: 'user_info', user_id: userId, customer_id: customerId, logged_in: userId !== null };
    }
    case 'concertsListed': {
      const items = toItems(event.concerts, event.before + 1);
      return { event: 'view_item_list', ecommerce: { ...itemLists[event.list], items, currency } };
    }
    case 'concertViewed': {
      const list = event.list === null ? {} : itemLists[event.list];
      const items = [toItem(event.concert, event.place)];
      return { event: 'view_item', ecommerce: { ...list, items, currency } };
    }
    case 'orderLinkFollowed': {
      const { concerts, place, lowestPrice, status } = event;
      const ecommerce = { currency, value: lowestPrice ?? 0, items: toItems(concerts, place) };
      return { event: 'click_order_tickets', ecommerce, ...(status && { sale_status: statusNames[status] }) };
    }
    case 'bannersViewed': {
      const promotions = event.banners.map(toPromotion);
      return { event: 'promotionView', ecommerce: { promoView: { promotions } } };
    }
    case 'bannerFollowed': {
      const promotions = [toPromotion(event.banner)];
      return { event: 'promotionClick', ecommerce: { promoClick: { promotions } } };
    }
    case 'listFiltered': {
      const { list, filters, results } = event;
      return { event: 'filter', list, filters, results };
    }
    case 'filterChosen':
    case 'filterRemoved': {
      const name = event.kind === 'filterChosen' ? 'filter_select' : 'filter_remove';
      return { event: name, list: event.list, filter_name: event.filter, filter_value: event.value };
    }
    case 'daysChosen': {
      const { kind: _, ...days } = event;
      return { event: 'date_filter', ...days };
    }
    case 'concertsSuggested': {
      const items = toItems(event.concerts, 1);
      return {
        event: 'recommendation_view',
        ecommerce: { item_list_id: 'keuzehulp', item_list_name: 'keuzehulp', items },
      };
    }
    case 'keuzehulpStarted':
      return { event: 'keuzehulp_start', tree: event.tree };
    case 'keuzehulpStepTaken': {
      const { kind: _, ...step } = event;
      return { event: 'keuzehulp_interaction', ...step };
    }
    case 'keuzehulpClipPlayed':
      return { event: 'keuzehulp_audio', action: event.action, clip: event.clip };
    case 'keuzehulpEnded': {
      const { tree, steps, results } = event;
      return { event: 'keuzehulp_end', tree, steps, results };
    }
    case 'experimentViewed': {
      const { experiment, variant, pageType } = event;
      return { event: 'CRO_Tests', experiment, variant: variantNames[variant], page_type: pageType };
    }
  }
}

const itemLists: Readonly<Record<TrackedConcertList, object>> = {
  calendar: { item_list_id: 1, item_list_name: 'calendar' },
  home: { item_list_id: 2, item_list_name: 'NETA' },
};

const statusNames: Readonly<Record<TrackedEventStatus, string>> = {
  cancelled: 'CANCELED',
  moved: 'MOVED',
  over: 'EXPIRED',
  soldOut: 'SOLD_OUT',
  lastTickets: 'last tickets',
  available: 'available',
};

/** The names of the variants: C is the control (TRACK-4). */
const variantNames: Readonly<Record<Variant, string>> = { A: 'C', B: 'V2' };

/** GA4 items of concerts; `place` is the 1-based place of the first. */
function toItems(concerts: readonly TrackedConcert[], place: number): readonly object[] {
  return concerts.map((concert, index) => toItem(concert, place + index));
}

/** A concert as a GA4 item. Unknown fields are omitted. Production titles come from the planning system, which is Dutch in every language. */
function toItem({ id, production, room, minPrice }: TrackedConcert, index: number): object {
  return {
    item_id: id,
    item_name: production.title,
    ...(production.organizer ? { item_brand: production.organizer } : {}),
    ...toCategories(production.genres),
    ...(room ? { item_variant: room.title } : {}),
    ...(minPrice === null ? {} : { price: minPrice }),
    index,
    quantity: 1,
  };
}

/** Five genres at most: `item_category`, `item_category2` and so on. */
function toCategories(genres: readonly string[]): object {
  const named = genres
    .slice(0, 5)
    .map((genre, index) => [`item_category${index === 0 ? '' : index + 1}`, genre] as const);
  return Object.fromEntries(named);
}

function toPromotion({ id, title, subtitle, position }: Banner): object {
  return { id, name: title, creative: subtitle ?? title, position };
}
