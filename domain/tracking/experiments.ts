import { type Consent, canMeasure } from '#domain/tracking/consent.ts';
import type { TrackingEvent, Variant } from '#domain/tracking/tracking-event.ts';

/** The requested experiments (TRACK-4). The first is an A/A test, without any effect. */
export const requestedExperiments = ['eventDetailAaFeatureFlag', 'cv09'] as const;

export type ExperimentFlagName = (typeof requestedExperiments)[number];

/** The experiments service's data of one flag. */
export interface ExperimentResult {
  readonly enabled: boolean;
  readonly variationKey: string;
  /** The values that the service sends with the variant, as it sends them. */
  readonly variables?: Readonly<Record<string, unknown>>;
}

/** The known experiments; an absent flag is not running. */
export type Experiments = { readonly [flag in ExperimentFlagName]?: ExperimentResult };

/** The state before the response and after a failure: every visitor gets A. */
export const noExperiments: Experiments = {};

/** The visitor's variant: B if the experiment is enabled and assigns B, otherwise A (TRACK-4). */
export function getAssignedVariant(experiments: Experiments, flag: ExperimentFlagName): Variant {
  const experiment = experiments[flag];
  return experiment?.enabled && experiment.variationKey === 'B' ? 'B' : 'A';
}

/** The version of the event page, which cv09 compares. */
export type EventPageVersion = 1 | 2;

/** How the visitor reached the page: by loading the document, or by navigation within the site. */
type Arrival = 'document' | 'navigation';

/** The version of the event page to render (TPL-9): the second for variant B of cv09, with consent, and only after navigation, so that a server-rendered page never changes. */
export function decideEventPageVersion(
  experiments: Experiments,
  consent: Consent,
  arrival: Arrival,
): EventPageVersion {
  const isOffered = canMeasure(consent) && getAssignedVariant(experiments, 'cv09') === 'B';
  return isOffered && arrival === 'navigation' ? 2 : 1;
}

/** The page types on which experiments run. */
export const experimentPageTypes = ['eventOverview_eventOverview', 'event_default'] as const;

/**
 * The experiment events of a page: one per running experiment, none on other page types. `version` is the rendered version; on an
 * event page cv09 reports that version, regardless of a variant assigned since (TRACK-4).
 */
export function toExperimentTrackingEvents(
  experiments: Experiments,
  pageType: string,
  version: EventPageVersion,
): readonly TrackingEvent[] {
  if (!experimentPageTypes.some((type) => type === pageType)) return [];
  return requestedExperiments
    .filter((flag) => experiments[flag]?.enabled)
    .map((flag) => ({
      kind: 'experimentViewed',
      experiment: flag,
      variant:
        pageType === 'event_default' && flag === 'cv09'
          ? variantOfVersion[version]
          : getAssignedVariant(experiments, flag),
      pageType,
    }));
}

const variantOfVersion: Readonly<Record<EventPageVersion, Variant>> = { 1: 'A', 2: 'B' };
