import type { EventCard } from '#domain/event/event.ts';
import type { PageHit } from '#domain/listing/page-hit.ts';
import type { PageOf } from '#domain/page/page.ts';

/** The concerts of a musician as the page shows them. */
export interface MusicianData {
  /** The next ones. */
  readonly coming: readonly EventCard[];
  /** Those to come after them. */
  readonly later: readonly EventCard[];
  /** The latest first. */
  readonly past: readonly EventCard[];
  /** Stories, releases and pages about the musician, best first. */
  readonly pages: readonly PageHit[];
}

export interface MusicianScreenProps {
  readonly page: PageOf<'musician'>;
  readonly data: MusicianData;
}
