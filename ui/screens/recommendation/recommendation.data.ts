import type { Locale } from '#domain/locale/locale.ts';
import type { RecommendationData } from '#domain/recommendation/recommendation-data.ts';
import type { TrackingEvent } from '#domain/tracking/tracking-event.ts';

/** What a run begins with. */
export interface KeuzehulpGiven {
  readonly data: RecommendationData;
  readonly locale: Locale;
  /** The page's own path and query; where in the run somebody is, stands behind it. */
  readonly path: string;
  /** Told of what happens, for whoever counts (TRACK-6). */
  readonly track: (event: TrackingEvent) => void;
}
