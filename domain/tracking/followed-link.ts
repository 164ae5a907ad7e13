import type { Banner } from '#domain/event/banner.ts';
import type { EventCard, EventId } from '#domain/event/event.ts';
import { classifyLink, type KnownHosts } from '#domain/link/classified-link.ts';
import type { SeriesPage } from '#domain/page/page.ts';
import { toSeriesCard } from '#domain/series/series-card.ts';
import { toSeriesAsOfferedEvent } from '#domain/series/subscription.ts';
import type { Instant } from '#domain/time/instant.ts';
import { redactLink } from '#domain/tracking/redact-url.ts';
import {
  type TrackedMenu,
  type TrackingEvent,
  computeTrackedEventStatus,
} from '#domain/tracking/tracking-event.ts';

/** A followed link, as its component reports it (TRACK-3). */
export type FollowedLink =
  | {
      readonly kind: 'menuLink';
      readonly menu: TrackedMenu;
      readonly label: string;
      readonly url: string;
      /** 1 for a menu item, 2 for a child of one. */
      readonly level: 1 | 2;
    }
  | { readonly kind: 'banner'; readonly banner: Banner }
  | { readonly kind: 'concertOrder'; readonly event: EventCard }
  | { readonly kind: 'seriesOrder'; readonly series: SeriesPage }
  /** Any other link, for example in an editor's text; its component does not know the destination's content. */
  | { readonly kind: 'link'; readonly url: string };

/** The page on which an interaction happens. */
export interface FollowedLinkContext {
  /** The concerts that the page is about or lists, in order. */
  readonly events: readonly EventCard[];
  readonly site: KnownHosts;
  /** Parses an order URL of the ticketing; `event` is absent if the URL contains no concert, as for a series. */
  readonly parseOrder: (url: string) => { readonly event?: EventId | undefined } | null;
}

/** The tracking event of an interaction; null if it is not tracked. */
export function toFollowedLinkTrackingEvent(
  interaction: FollowedLink,
  page: FollowedLinkContext,
  now: Instant,
): TrackingEvent | null {
  switch (interaction.kind) {
    case 'menuLink': {
      const { menu, label, url, level } = interaction;
      return { kind: 'menuLinkFollowed', menu, label, url: redactLink(url, page.site), level };
    }
    case 'banner':
      return { kind: 'bannerFollowed', banner: interaction.banner };
    case 'concertOrder':
      return toConcertOrder(interaction.event, findPlace(interaction.event, page), now);
    case 'seriesOrder':
      return toSeriesOrder(interaction.series, now);
    case 'link':
      return linkEvent(interaction.url, page, now);
  }
}

/** The 1-based position of a concert on the page; 1 for one that the page's facts do not list, as a favourite. */
function findPlace({ id }: EventCard, { events }: FollowedLinkContext): number {
  return Math.max(1, events.findIndex((event) => event.id === id) + 1);
}

/** Matches an order link to the page's concerts, by the CMS's order URL or by the id in the ticketing's URL. */
function linkEvent(
  url: string,
  { events, site, parseOrder }: FollowedLinkContext,
  now: Instant,
): TrackingEvent | null {
  const order = classifyLink(url, site).kind === 'ticketing' ? parseOrder(url) : null;
  const index = events.findIndex(({ id, purchaseUrl }) => purchaseUrl === url || order?.event === id);
  const event = events[index];
  if (event) return toConcertOrder(event, index + 1, now);
  return order && unknownOrder;
}

const unknownOrder: TrackingEvent = {
  kind: 'orderLinkFollowed',
  concerts: [],
  place: 1,
  lowestPrice: null,
  status: null,
};

function toConcertOrder(event: EventCard, place: number, now: Instant): TrackingEvent {
  const status = computeTrackedEventStatus(event, now);
  return { kind: 'orderLinkFollowed', concerts: [event], place, lowestPrice: event.minPrice, status };
}

/** An order of a series is one of all its concerts. */
function toSeriesOrder(series: SeriesPage, now: Instant): TrackingEvent {
  const subscription = toSeriesAsOfferedEvent(toSeriesCard(series));
  return {
    kind: 'orderLinkFollowed',
    concerts: series.events,
    place: 1,
    lowestPrice: subscription.minPrice,
    status: computeTrackedEventStatus(subscription, now),
  };
}
