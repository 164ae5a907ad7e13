import type { Banner } from '#domain/event/banner.ts';
import { type EventCard, type EventId, eventIdOf } from '#domain/event/event.ts';
import { classifyLink, type Site } from '#domain/link/link.ts';
import type { SeriesPage } from '#domain/page/page.ts';
import type { Instant } from '#domain/time/instant.ts';
import { redactedLink } from '#domain/tracking/redacted-url.ts';
import type { TrackedMenu, TrackingEvent } from '#domain/tracking/tracking-event.ts';
import {
  clickOrderSubscription,
  clickOrderTickets,
  clickUnknownOrder,
  promotionClick,
} from '#domain/tracking/tracking-events.ts';

/** A link that a visitor followed, as its component reports it (TRACK-3). */
export type Interaction =
  | {
      readonly kind: 'menuLink';
      readonly menu: TrackedMenu;
      readonly label: string;
      readonly url: string;
      /** 1 for an item of the menu, 2 for one under it. */
      readonly level: 1 | 2;
    }
  | { readonly kind: 'banner'; readonly banner: Banner }
  /** `index` is the place of the concert on the page, from 1. */
  | { readonly kind: 'concertOrder'; readonly event: EventCard; readonly index: number }
  | { readonly kind: 'seriesOrder'; readonly series: SeriesPage }
  /** Any other link, such as one in an editor's text: its component does not know what is there. */
  | { readonly kind: 'link'; readonly url: string };

/** The page on which an interaction happens. */
export interface InteractionPage {
  /** The concerts the page is about or lists, in its order. */
  readonly events: readonly EventCard[];
  readonly site: Site;
}

/** The event of an interaction; null where tracking has none for it. */
export function interactionEvent(
  interaction: Interaction,
  page: InteractionPage,
  now: Instant,
): TrackingEvent | null {
  switch (interaction.kind) {
    case 'menuLink': {
      const { menu, label, url, level } = interaction;
      return { event: 'navigation_click', menu, label, url: redactedLink(url, page.site), level };
    }
    case 'banner':
      return promotionClick(interaction.banner);
    case 'concertOrder':
      return clickOrderTickets(interaction.event, interaction.index, now);
    case 'seriesOrder':
      return clickOrderSubscription(interaction.series, now);
    case 'link':
      return linkEvent(interaction.url, page, now);
  }
}

/** An order link is matched with the page's concerts, by the CMS's order address or by the number in ticketing's own. */
function linkEvent(url: string, { events, site }: InteractionPage, now: Instant): TrackingEvent | null {
  const order = classifyLink(url, site).kind === 'ticketing' ? orderedAt(url) : null;
  const place = events.findIndex(({ id, purchaseUrl }) => purchaseUrl === url || order?.event === id);
  const event = events[place];
  if (event) return clickOrderTickets(event, place + 1, now);
  return order && clickUnknownOrder();
}

/** An order at ticketing; `event` is absent where its address names no concert, as that of a subscription. */
interface Order {
  readonly event?: EventId | undefined;
}

/** What an address of the ticketing site orders: the inverse of `orderAddress` and `subscriptionAddress`; null for its other pages. */
function orderedAt(url: string): Order | null {
  const segments = new URL(url).pathname.split('/');
  const [kind, , event] = segments.slice(segments.indexOf('buyingflow') + 1);
  if (kind === 'subscription') return {};
  return kind === 'tickets' ? { event: eventIdOf(event) } : null;
}
