import { type Consent, mayMeasure } from '#domain/consent/consent.ts';
import type { ShownVariant, TrackingEvent } from '#domain/tracking/tracking-event.ts';

/** The experiments that are asked for (TRACK-4). The first is an A/A test: it changes nothing. */
export const experimentFlags = ['eventDetailAaFeatureFlag', 'cv09'] as const;

export type ExperimentFlag = (typeof experimentFlags)[number];

/** What the experiments service says of one flag. */
export interface Experiment {
  readonly enabled: boolean;
  readonly variationKey: string;
}

/** What is known of the experiments; a flag that is not there is not running. */
export type Experiments = { readonly [flag in ExperimentFlag]?: Experiment };

/** Before the answer, and after a failed one: everyone gets A. */
export const noExperiments: Experiments = {};

/** The key under which local storage keeps the random id of a visitor who is not logged in. */
export const experimentUserKey = 'experimentUserId';

type Variant = 'A' | 'B';

/** The variant a visitor gets: B where the experiment runs and says so, A everywhere else (TRACK-4). */
export function variantOf(experiments: Experiments, flag: ExperimentFlag): Variant {
  const experiment = experiments[flag];
  return experiment?.enabled && experiment.variationKey === 'B' ? 'B' : 'A';
}

/** What tracking and screens call a variant: A is `C`, B is `V2` (TRACK-4). */
export function shownVariant(variant: Variant): ShownVariant {
  return variant === 'A' ? 'C' : 'V2';
}

/** How the visitor came to the page: with the document, or by a link within the site. */
type Arrival = 'document' | 'navigation';

/** Which version of the event page is drawn (TPL-9): the second for B of cv09, after consent, and never on the page that came as a document, because what is drawn is not swapped. */
export function eventPageVersion(experiments: Experiments, consent: Consent, arrival: Arrival): 1 | 2 {
  const isOffered = mayMeasure(consent) && variantOf(experiments, 'cv09') === 'B';
  return isOffered && arrival === 'navigation' ? 2 : 1;
}

/** The page types on which the experiments run. */
export const experimentPageTypes = ['eventOverview_eventOverview', 'event_default'] as const;

/** What tracking is told of the experiments on a page: one event for each that runs, none on other page types. */
export function croTests(experiments: Experiments, pageType: string): readonly TrackingEvent[] {
  if (!experimentPageTypes.some((type) => type === pageType)) return [];
  return experimentFlags
    .filter((flag) => experiments[flag]?.enabled)
    .map((flag) => ({
      event: 'CRO_Tests',
      experiment: flag,
      variant: shownVariant(variantOf(experiments, flag)),
      page_type: pageType,
    }));
}
