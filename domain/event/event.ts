import type { Brand } from '#domain/brand.ts';
import type { Picture } from '#domain/media/image.ts';
import type { Theme } from '#domain/page/theme.ts';
import type { Sale } from '#domain/sale/sale.ts';
import type { Instant } from '#domain/time/instant.ts';

/** The number by which ticketing, favourites and tracking know a concert (`eventIdentifier`). */
export type EventId = Brand<number, 'EventId'>;

/** The id a value names: a whole number above zero, as a number or in digits. */
export function eventIdOf(value: unknown): EventId | undefined {
  const number = typeof value === 'string' && /^\d+$/.test(value) ? Number(value) : value;
  return Number.isSafeInteger(number) && Number(number) > 0 ? (number as EventId) : undefined;
}

/** What the planning system says became of a concert (SALE-5); anything it says otherwise is `planned`. */
export type ImportStatus = 'planned' | 'cancelled' | 'moved';

/** What is made, as against when it is played: one production may have several events. */
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

export interface ProgrammeWork {
  readonly composer?: string;
  readonly title: string;
  /** Movements, an arrangement, the length: whatever stands under the title. */
  readonly note?: string;
}

/** A concert as lists show it (ENT-1). */
export interface EventCard {
  /** Path without locale prefix and slashes at the ends: `concerten/2026/mahler-2`. */
  readonly uri: string;
  readonly url: string;
  readonly id: EventId;
  readonly title: string;
  readonly subtitle?: string;
  readonly starts: Instant;
  readonly ends?: Instant;
  readonly room: { readonly title: string; readonly url?: string } | null;
  readonly production: Production;
  /** The lowest price for everyone, in euros: 0 is free of charge; null where it is not known. */
  readonly minPrice: number | null;
  readonly sale: Sale;
  readonly importStatus: ImportStatus;
  /** Where a moved concert came from and went to, where known. */
  readonly movedFrom?: Instant;
  readonly movedTo?: Instant;
  readonly image?: Picture;
  readonly theme?: Theme;
  readonly composers: readonly string[];
  readonly performers: readonly Performer[];
  /** There is a waiting list for this concert at the ticketing site. */
  readonly waitingList: boolean;
  /** When the CMS last changed it. */
  readonly updated?: Instant;
  /** Where tickets are ordered; absent where the concert cannot be ordered. */
  readonly purchaseUrl?: string;
}

/** A concert with its tags: those of the search, and those of the keuzehulp's answers that it fits (KEUZE-6). */
export interface TaggedEvent extends EventCard {
  readonly tags: readonly string[];
}

/** When the concert is over: its end, or its start where no end is known. */
export function endOf(event: Pick<EventCard, 'starts' | 'ends'>): Instant {
  return event.ends ?? event.starts;
}

/** It will not be played, by the planning system or by ticketing's own code (SALE-5). */
export function isCancelled({ importStatus, sale }: Pick<EventCard, 'importStatus' | 'sale'>): boolean {
  return importStatus === 'cancelled' || sale.code === 3;
}

/** Played at another time (SALE-5). A moved concert that knows only where it came from is the one that is played. */
export function hasMovedAway({
  importStatus,
  movedFrom,
  movedTo,
}: Pick<EventCard, 'importStatus' | 'movedFrom' | 'movedTo'>): boolean {
  return importStatus === 'moved' && (movedTo !== undefined || movedFrom === undefined);
}

/** What an interval is called in a programme, in either language. */
const intervals = ['pauze', 'interval', 'intermission'];

/**
 * Whether an item of a programme is the interval: it has no composer, and its title is the word for it, with or without its
 * length between brackets. Any other item without composer is a work.
 */
export function isInterval({ composer, title }: ProgrammeWork): boolean {
  if (composer) return false;
  const word = title.replace(/\(.*\)|\P{L}/gu, '').toLowerCase();
  return intervals.includes(word);
}

/** The planning statuses under which a concert is shown at all; every question about concerts is limited to them (CALL-36). */
export const listedImportStatuses = [
  '1e Optie',
  'Bevestigd',
  'Contract uit',
  'Corona',
  'Voor brochure',
  'Verplaatst',
  'Geannuleerd',
] as const;

/** What became of a concert, from the planning system's word for it (SALE-5). */
export function importStatusOf(word: string | undefined): ImportStatus {
  const status = word?.trim().toLowerCase();
  if (status === 'geannuleerd') return 'cancelled';
  return status === 'verplaatst' ? 'moved' : 'planned';
}

/** Whether concerts under a planning status are shown; a concert without one is not. */
export function isListed(word: string | undefined): boolean {
  return listedImportStatuses.some((listed) => listed === word);
}
