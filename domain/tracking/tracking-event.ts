import type { Banner } from '#domain/event/banner.ts';
import {
  type EventCard,
  computePlayStatus,
  type EventTimes,
  getEventEndOrStart,
} from '#domain/event/event.ts';
import type { Locale } from '#domain/locale/locale.ts';
import { pageTypes, type Template, type UnknownPage } from '#domain/page/page.ts';
import { hasSaleEnded } from '#domain/sale/sale-status.ts';
import type { Session } from '#domain/session/session.ts';
import type { Instant } from '#domain/time/instant.ts';

/** The lists whose filters are tracked. */
export type FilterTrackedList = 'events' | 'series' | 'discovery' | 'press' | 'search';

/** The lists of concerts that are tracked: the calendar, and the days on the home page. */
export type TrackedConcertList = 'calendar' | 'home';

export type TrackedMenu = 'main' | 'service' | 'footer' | 'bottom' | 'mobile';

/** The variant of an experiment that a visitor sees: A is the control. */
export type Variant = 'A' | 'B';

/** What is tracked of a concert. */
export type TrackedConcert = Pick<EventCard, 'id' | 'production' | 'room' | 'minPrice'>;

/** What happened on the site and is measured (TRACK-3). Persons are identified by ids at most, never by hash or e-mail address. */
export type TrackingEvent =
  | {
      readonly kind: 'pageViewed';
      /** Path and query, without personal values. */
      readonly path: string;
      readonly title: string;
      readonly pageType: string;
      readonly language: Locale;
    }
  | {
      readonly kind: 'menuLinkFollowed';
      readonly menu: TrackedMenu;
      readonly label: string;
      readonly url: string;
      /** 1 for a menu item, 2 for a child of one. */
      readonly level: 1 | 2;
    }
  /** The ticketing reported the visitor; both are null for an anonymous one. */
  | { readonly kind: 'visitorKnown'; readonly userId: number | null; readonly customerId: string | null }
  | {
      readonly kind: 'concertsListed';
      readonly list: TrackedConcertList;
      readonly concerts: readonly TrackedConcert[];
      /** The number of concerts on preceding pages. */
      readonly before: number;
    }
  | {
      readonly kind: 'concertViewed';
      readonly concert: TrackedConcert;
      /** The list the visitor came from, if known. */
      readonly list: TrackedConcertList | null;
      /** Its 1-based place in the whole list; 1 without a list. */
      readonly place: number;
    }
  | {
      readonly kind: 'orderLinkFollowed';
      /** None if the link does not identify what it orders. */
      readonly concerts: readonly TrackedConcert[];
      /** The 1-based place of the first of them on the page. */
      readonly place: number;
      /** In euros; null if unknown. */
      readonly lowestPrice: number | null;
      /** Null if the concert or series is unknown. */
      readonly status: TrackedEventStatus | null;
    }
  /** Banners that came into view together. */
  | { readonly kind: 'bannersViewed'; readonly banners: readonly Banner[] }
  | { readonly kind: 'bannerFollowed'; readonly banner: Banner }
  | {
      readonly kind: 'listFiltered';
      readonly list: FilterTrackedList;
      readonly filters: Readonly<Record<string, readonly string[]>>;
      readonly results: number;
    }
  | {
      readonly kind: 'filterChosen' | 'filterRemoved';
      readonly list: FilterTrackedList;
      readonly filter: string;
      readonly value: string;
    }
  | {
      readonly kind: 'daysChosen';
      readonly list: FilterTrackedList;
      /** The first day; absent: today. */
      readonly date?: string;
      /** The last day; absent: without end. */
      readonly until?: string;
    }
  | { readonly kind: 'keuzehulpStarted'; readonly tree: string }
  | {
      readonly kind: 'keuzehulpStepTaken';
      readonly action: 'answer' | 'remove' | 'next' | 'back' | 'restart';
      readonly step: number;
      /** In English, like the answer (TRACK-6). */
      readonly question: string;
      readonly answer: string;
    }
  | {
      readonly kind: 'keuzehulpClipPlayed';
      readonly action: 'play' | 'pause' | 'end';
      /** The tag of its question or answer. */
      readonly clip: string;
    }
  | {
      readonly kind: 'keuzehulpEnded';
      readonly tree: string;
      readonly steps: number;
      readonly results: number;
    }
  | { readonly kind: 'concertsSuggested'; readonly concerts: readonly TrackedConcert[] }
  | {
      readonly kind: 'experimentViewed';
      readonly experiment: string;
      readonly variant: Variant;
      readonly pageType: string;
    };

/** Delay between a route change and its page view, and between a change and its event, in milliseconds (TRACK-2). */
export const trackingDelayMs = 250;

/** The event with the visitor's ids: no hash, no e-mail address (TRACK-3). */
export function createVisitorTrackingEvent({ user, customerId }: Session): TrackingEvent {
  return { kind: 'visitorKnown', userId: user?.id ?? null, customerId: user ? customerId : null };
}

/** A concert's state in tracking (SALE-5). */
export type TrackedEventStatus = 'cancelled' | 'moved' | 'over' | 'soldOut' | 'lastTickets' | 'available';

/** A concert's state in tracking: the first that applies of cancelled, moved, over, sold out, last tickets, available (SALE-5). */
export function computeTrackedEventStatus(event: EventTimes, now: Instant): TrackedEventStatus {
  const { sale } = event;
  const { kind } = computePlayStatus(event);
  if (kind !== 'played') return kind;
  if (getEventEndOrStart(event) < now || hasSaleEnded(sale, now)) return 'over';
  if (sale.code === 2) return 'soldOut';
  return sale.code === 1 ? 'lastTickets' : 'available';
}

/** The page type reported to tracking (TRACK-4). */
export function toTrackedPageType(
  page: { readonly kind: Exclude<Template, 'unknown'> } | Pick<UnknownPage, 'kind' | 'typename'>,
): string {
  return page.kind === 'unknown' ? page.typename.replace(/_Entry$/, '') : pageTypes[page.kind];
}
