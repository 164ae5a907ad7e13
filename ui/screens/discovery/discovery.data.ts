import type { EventCard } from '#domain/event/event.ts';

/** The coming concerts with the composers of a story. */
export interface DiscoveryData {
  readonly events: readonly EventCard[];
  /** The calendar's query for all of them. */
  readonly query: string;
}
