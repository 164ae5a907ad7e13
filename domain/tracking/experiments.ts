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

/** A random UUID (version 4) for a visitor who is not logged in (TRACK-4). `random` gives numbers from 0 to 1, evenly distributed. */
export function randomVisitorId(random: () => number): string {
  return 'xxxxxxxx-xxxx-4xxx-yxxx-xxxxxxxxxxxx'.replace(/[xy]/g, (place) => {
    const digit = Math.floor(random() * 16);
    return (place === 'x' ? digit : 8 + (digit % 4)).toString(16);
  });
}

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

/** A version of the event page, which cv09 compares. Every other page has one version. */
export type PageVersion = 1 | 2;

/** How the visitor came to the page: with the document, or by a link within the site. */
type Arrival = 'document' | 'navigation';

/** Which version of the event page is drawn (TPL-9): the second for B of cv09, after consent, and never on the page that came as a document, because what is drawn is not swapped. */
export function eventPageVersion(experiments: Experiments, consent: Consent, arrival: Arrival): PageVersion {
  const isOffered = mayMeasure(consent) && variantOf(experiments, 'cv09') === 'B';
  return isOffered && arrival === 'navigation' ? 2 : 1;
}

/** The page types on which the experiments run. */
export const experimentPageTypes = ['eventOverview_eventOverview', 'event_default'] as const;

/**
 * The events for the experiments on a page: one for each that runs, none on other page types. `version` is the rendered version;
 * on an event page cv09 reports that one, whatever variant was assigned since (TRACK-4).
 */
export function croTests(
  experiments: Experiments,
  pageType: string,
  version: PageVersion,
): readonly TrackingEvent[] {
  if (!experimentPageTypes.some((type) => type === pageType)) return [];
  return experimentFlags
    .filter((flag) => experiments[flag]?.enabled)
    .map((flag) => ({
      event: 'CRO_Tests',
      experiment: flag,
      variant:
        pageType === 'event_default' && flag === 'cv09'
          ? variantOfVersion[version]
          : shownVariant(variantOf(experiments, flag)),
      page_type: pageType,
    }));
}

const variantOfVersion: Readonly<Record<PageVersion, ShownVariant>> = { 1: 'C', 2: 'V2' };
