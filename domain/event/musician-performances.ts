import type { EventCard, EventLink, Performer, ProgrammeWork } from '#domain/event/event.ts';

/** A work on the programme of one of a musician's evenings. */
export interface PerformedWork {
  readonly work: ProgrammeWork;
  readonly event: EventLink;
}

/** What concerts say about a musician. */
export interface MusicianPerformances {
  /** The roles, most frequent first; empty for most ensembles. */
  readonly roles: readonly string[];
  /** Earliest first. */
  readonly events: readonly EventCard[];
  /** Each work once, with its first evening. */
  readonly works: readonly PerformedWork[];
  /** Those who perform in the same evenings, most frequent first. */
  readonly companions: readonly Performer[];
}
