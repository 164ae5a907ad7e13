import type { Locale } from '#domain/locale/locale.ts';
import type { RecommendationData } from '#domain/page/questionnaire.ts';
import type { TrackingEvent } from '#domain/tracking/tracking-event.ts';

/** The inputs of a run. */
export interface KeuzehulpRunInput {
  readonly data: RecommendationData;
  readonly locale: Locale;
  /** The page's path and query; the fragment after it is the position in the run. */
  readonly path: string;
  /** Called with tracking events (TRACK-6). */
  readonly track: (event: TrackingEvent) => void;
}
