import { type Consent, canMeasure } from '#domain/consent/consent.ts';
import type { Locale } from '#domain/locale/locale.ts';
import type { TrackedStatus } from '#domain/sale/sale-status.ts';
import type { EventItem, ItemList } from '#domain/tracking/event-item.ts';

/** The lists whose filters are tracked. */
export type FilterTrackedList = 'events' | 'series' | 'discovery' | 'press' | 'search';

export type TrackedMenu = 'main' | 'service' | 'footer' | 'bottom' | 'mobile';

/** A banner in Universal Analytics format; concerts use GA4's. Both are in use on purpose. */
export interface Promotion {
  readonly id: number;
  readonly name: string;
  readonly creative: string;
  readonly position: number;
}

/** The names of an experiment's variants in tracking and on screens: C is the control. */
export type TrackedVariant = 'C' | 'V2';

interface Priced {
  readonly currency: string;
  readonly items: readonly EventItem[];
}

/** The exact data layer entries (TRACK-3). They identify persons by ids at most, never by hash or e-mail address. */
export type TrackingEvent =
  | {
      readonly event: 'page_view';
      readonly page_path: string;
      readonly page_title: string;
      readonly page_type: string;
      readonly language: Locale;
    }
  | {
      readonly event: 'navigation_click';
      readonly menu: TrackedMenu;
      readonly label: string;
      readonly url: string;
      /** 1 for a menu item, 2 for a child of one. */
      readonly level: number;
    }
  | {
      readonly event: 'user_info';
      readonly user_id: number | null;
      readonly customer_id: string | null;
      readonly logged_in: boolean;
    }
  | { readonly event: 'view_item_list'; readonly ecommerce: Priced & ItemList }
  | { readonly event: 'view_item'; readonly ecommerce: Priced & Partial<ItemList> }
  | {
      readonly event: 'click_order_tickets';
      /** No items if the link does not identify what it orders. */
      readonly ecommerce: Priced & { readonly value: number };
      /** Absent if the concert or series is unknown. */
      readonly sale_status?: TrackedStatus;
    }
  | {
      readonly event: 'promotionView';
      readonly ecommerce: { readonly promoView: { readonly promotions: readonly Promotion[] } };
    }
  | {
      readonly event: 'promotionClick';
      readonly ecommerce: { readonly promoClick: { readonly promotions: readonly Promotion[] } };
    }
  | {
      readonly event: 'filter';
      readonly list: FilterTrackedList;
      readonly filters: Readonly<Record<string, readonly string[]>>;
      readonly results: number;
    }
  | {
      readonly event: 'filter_select' | 'filter_remove';
      readonly list: FilterTrackedList;
      readonly filter_name: string;
      readonly filter_value: string;
    }
  | {
      readonly event: 'date_filter';
      readonly list: FilterTrackedList;
      /** The first day; absent: today. */
      readonly date?: string;
      /** The last day; absent: without end. */
      readonly until?: string;
    }
  | {
      readonly event: 'recommendation_view';
      readonly ecommerce: ItemList & { readonly items: readonly EventItem[] };
    }
  | { readonly event: 'keuzehulp_start'; readonly tree: string }
  | {
      readonly event: 'keuzehulp_interaction';
      readonly action: 'answer' | 'remove' | 'next' | 'back' | 'restart';
      readonly step: number;
      /** In English, like the answer (TRACK-6). */
      readonly question: string;
      readonly answer: string;
    }
  | { readonly event: 'keuzehulp_audio'; readonly action: 'play' | 'pause' | 'end'; readonly clip: string }
  | {
      readonly event: 'keuzehulp_end';
      readonly tree: string;
      readonly steps: number;
      readonly results: number;
    }
  | {
      readonly event: 'CRO_Tests';
      readonly experiment: string;
      readonly variant: TrackedVariant;
      readonly page_type: string;
    };

/** Delay between a route change and its page view, and between a change and its event, in milliseconds (TRACK-2). */
export const trackingDelayMs = 250;

/** Clears the data layer's `ecommerce` object before the next event sets it; otherwise a tag manager merges the two. */
export type ClearedEcommerce = { readonly ecommerce: null };

export type AnalyticsEntry = TrackingEvent | ClearedEcommerce;

/**
 * The data layer entries of an event, in order. None without consent (TRACK-5): a tag manager reads the whole layer when it loads,
 * so entries from before consent would be sent after it.
 */
export function toAnalyticsEntries(event: TrackingEvent, consent: Consent): readonly AnalyticsEntry[] {
  if (!canMeasure(consent)) return [];
  return 'ecommerce' in event ? [{ ecommerce: null }, event] : [event];
}
