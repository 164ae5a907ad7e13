import type { EventCard } from '#domain/event/event.ts';

/** The coming concerts with which a story ends: those of its work, or else of its composers (PEOPLE-2). */
export interface DiscoveryData {
  /** Whether they are those that the story is about, or only by the same composer. */
  readonly title: 'discovery.concerts' | 'discovery.sameComposer';
  readonly events: readonly EventCard[];
  /** The calendar's query for all of them. */
  readonly query: string;
}
