import type { Excerpt } from '#domain/audio/clip.ts';
import type { Brand } from '#domain/branded-type.ts';
import type { Picture } from '#domain/media/image.ts';
import type { Theme } from '#domain/media/theme.ts';
import type { TicketPrice } from '#domain/pricing/ticket-price.ts';
import type { Sale } from '#domain/sale/sale.ts';
import { addMilliseconds, type Instant } from '#domain/time/instant.ts';

/** The id of a concert at ticketing, favourites and tracking (`eventIdentifier`). */
export type EventId = Brand<number, 'EventId'>;

/** Parses an event id: a positive whole number, as a number or in digits. */
export function parseEventId(value: unknown): EventId | undefined {
  const number = typeof value === 'string' && /^\d+$/.test(value) ? Number(value) : value;
  return Number.isSafeInteger(number) && Number(number) > 0 ? (number as EventId) : undefined;
}

/** The outcome of a concert by its planning status (SALE-5); any other status is `planned`. */
export type ImportStatus = 'planned' | 'cancelled' | 'moved';

/** What is made, as opposed to when it is played: one production may have several events. */
export interface Production {
  readonly title: string;
  readonly organizer: string | null;
  readonly genres: readonly string[];
  readonly url?: string;
}

export interface Performer {
  readonly name: string;
  readonly role?: string;
  readonly url?: string;
}

/** A coming concert, as a link names it. */
export interface EventLink {
  readonly title: string;
  readonly url: string;
  readonly starts: Instant;
}

export interface ProgrammeWork {
  readonly composer?: string;
  readonly title: string;
  /** Movements, arrangement or length, shown under the title. */
  readonly note?: string;
  /** The composer's value in the calendar's facet. */
  readonly composerFacet?: string;
  /** The number of other coming concerts with the work. */
  readonly otherEvents?: number;
}

/** The last departure of a tram, train or ferry. */
export interface LastRide {
  readonly title: string;
  readonly departs: Instant;
}

/** A concert as lists show it (ENT-1). */
export interface EventCard {
  /** Path without locale prefix and without leading or trailing slash: `concerten/2026/mahler-2`. */
  readonly uri: string;
  readonly url: string;
  readonly id: EventId;
  readonly title: string;
  readonly subtitle?: string;
  readonly starts: Instant;
  readonly ends?: Instant;
  readonly room: { readonly title: string; readonly url?: string } | null;
  readonly production: Production;
  /** The lowest general price in euros; 0 is free of charge, null is unknown. */
  readonly minPrice: number | null;
  readonly sale: Sale;
  readonly importStatus: ImportStatus;
  /** The former and the new time of a moved concert, where known. */
  readonly movedFrom?: Instant;
  readonly movedTo?: Instant;
  /** The page of a moved concert at its new time. */
  readonly movedToUrl?: string;
  readonly image?: Picture;
  readonly theme?: Theme;
  readonly composers: readonly string[];
  readonly performers: readonly Performer[];
  /** A clip of a work on its programme (AUDIO-5). */
  readonly excerpt?: Excerpt;
  /** Whether the ticketing site has a waiting list for this concert. */
  readonly waitingList: boolean;
  /** The time of the last change in the CMS. */
  readonly updated?: Instant;
  /** Its prices, in a list that states the price of one ticket type (WAY-42). */
  readonly prices?: readonly TicketPrice[];
  /** The order URL from the CMS; without it, the ticketing's own ids lead to the order page. */
  readonly purchaseUrl?: string;
  /** The ids at the ticketing: of the production, and of this concert. */
  readonly tixEventGroupId?: number;
  readonly tixEventId?: number;
}

/** When the concert ends; its start if the end is unknown. */
export function getEventEndOrStart(event: Pick<EventCard, 'starts' | 'ends'>): Instant {
  return event.ends ?? event.starts;
}

/** Whether a concert is played at its time (SALE-5). */
export type PlayStatus =
  | { readonly kind: 'cancelled' }
  /** Played at another time; null if that is unknown. */
  | { readonly kind: 'moved'; readonly to: Instant | null }
  /** `from` is the former time of a moved concert; null if it was not moved, or if that time is unknown. */
  | { readonly kind: 'played'; readonly from: Instant | null };

/** The part of a concert that determines whether it is played. */
export type PlannedEvent = Pick<EventCard, 'importStatus' | 'sale' | 'movedFrom' | 'movedTo'>;

/**
 * Whether a concert is played at its time, for its page, its structured data, its calendar and tracking (SALE-5). It is cancelled by
 * planning status or ticketing code. A moved concert with only `movedFrom` is the new one, and is played.
 */
export function computePlayStatus({ importStatus, sale, movedFrom, movedTo }: PlannedEvent): PlayStatus {
  if (importStatus === 'cancelled' || sale.code === 3) return { kind: 'cancelled' };
  return importStatus === 'moved' && (movedTo !== undefined || movedFrom === undefined)
    ? { kind: 'moved', to: movedTo ?? null }
    : { kind: 'played', from: movedFrom ?? null };
}

/** Whether the concert is cancelled (SALE-5). */
export function isCancelled(event: PlannedEvent): boolean {
  return computePlayStatus(event).kind === 'cancelled';
}

/** Whether the concert is played at its time: neither cancelled nor moved to another. */
export function isPlayed(event: PlannedEvent): boolean {
  return computePlayStatus(event).kind === 'played';
}

/** The words for an interval in a programme, in both languages. */
const intervals = ['pauze', 'interval', 'intermission'];

/** When a concert is played. */
export type EventTimes = PlannedEvent & Pick<EventCard, 'starts' | 'ends'>;

/** When the concert is over, at its new time if it is played at another; null if that time is unknown. */
export function getEndAfterMove(event: EventTimes): Instant | null {
  const end = getEventEndOrStart(event);
  const status = computePlayStatus(event);
  if (status.kind !== 'moved') return end;
  return status.to === null ? null : addMilliseconds(status.to, end - event.starts);
}

/** Whether the concert is over at a moment, at its new time if it is played at another (WAY-35). */
export function isOver(event: EventTimes, now: Instant): boolean {
  const end = getEndAfterMove(event);
  return end !== null && end < now;
}

/**
 * Whether an item of a programme is the interval: it has no composer, and its title is the word for it, with or without its
 * length in brackets. Any other item without a composer is a work.
 */
export function isInterval({ composer, title }: ProgrammeWork): boolean {
  if (composer) return false;
  const word = title.replace(/\(.*\)|\P{L}/gu, '').toLowerCase();
  return intervals.includes(word);
}

/** The planning statuses of concerts that are shown; every search for concerts is limited to them (CALL-36). */
export const listedPlanningStatuses = [
  '1e Optie',
  'Bevestigd',
  'Contract uit',
  'Corona',
  'Voor brochure',
  'Verplaatst',
  'Geannuleerd',
] as const;

/** Maps the planning system's status text to a status (SALE-5). */
export function parseImportStatus(word: string | undefined): ImportStatus {
  const status = word?.trim().toLowerCase();
  if (status === 'geannuleerd') return 'cancelled';
  return status === 'verplaatst' ? 'moved' : 'planned';
}

/** Whether concerts with this planning status are shown; a concert without a status is not. */
export function isListedPlanningStatus(word: string | undefined): boolean {
  return listedPlanningStatuses.some((listed) => listed === word);
}

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

/** What a concert offers to visitors who need it, in the hall's words: spaces for wheelchairs, a hearing loop, audio description. */
export interface Facility {
  readonly title: string;
  /** What it is, in a sentence. */
  readonly text?: string;
}
