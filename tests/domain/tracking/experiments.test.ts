import { describe, expect, it } from 'vitest';
import {
  type Experiments,
  experimentPageTypes,
  noExperiments,
  decideEventPageVersion,
  requestedExperiments,
  toExperimentTrackingEvents,
  getAssignedVariant,
} from '#domain/tracking/experiments.ts';

const running = (variationKey: string, enabled = true): Experiments => ({ cv09: { enabled, variationKey } });

describe('experiments', () => {
  it('TRACK-4 are these two, on these two page types', () => {
    expect(requestedExperiments).toEqual(['eventDetailAaFeatureFlag', 'cv09']);
    expect(experimentPageTypes).toEqual(['eventOverview_eventOverview', 'event_default']);
  });

  it.each([
    ['nothing is known', noExperiments, 'A'],
    ['it is A', running('A'), 'A'],
    ['it is B', running('B'), 'B'],
    ['it is B but not enabled', running('B', false), 'A'],
    ['it is something else', running('C'), 'A'],
  ] as const)('TRACK-4 assign A, and B if the service does: %s', (_, experiments, variant) => {
    expect(getAssignedVariant(experiments, 'cv09')).toBe(variant);
  });

  it.each([
    ['B, consent, and a page reached within the site', running('B'), 'accepted', 'navigation', 2],
    ['B on the page that came as a document', running('B'), 'accepted', 'document', 1],
    ['B without consent', running('B'), 'pending', 'navigation', 1],
    ['B with consent denied', running('B'), 'denied', 'navigation', 1],
    ['A', running('A'), 'accepted', 'navigation', 1],
    ['B not enabled', running('B', false), 'accepted', 'navigation', 1],
    [
      'B of the other flag, which changes nothing',
      { eventDetailAaFeatureFlag: { enabled: true, variationKey: 'B' } },
      'accepted',
      'navigation',
      1,
    ],
  ] as const)('TPL-9 for %s', (_, experiments, consent, arrival, version) => {
    expect(decideEventPageVersion(experiments, consent, arrival)).toBe(version);
  });

  it('TRACK-3 are tracked where they run, each that is enabled', () => {
    const experiments: Experiments = {
      ...running('B'),
      eventDetailAaFeatureFlag: { enabled: true, variationKey: 'A' },
    };
    expect(toExperimentTrackingEvents(experiments, 'event_default', 2)).toEqual([
      {
        kind: 'experimentViewed',
        experiment: 'eventDetailAaFeatureFlag',
        variant: 'A',
        pageType: 'event_default',
      },
      { kind: 'experimentViewed', experiment: 'cv09', variant: 'B', pageType: 'event_default' },
    ]);
    expect(toExperimentTrackingEvents(experiments, 'page_page', 1)).toEqual([]);
    expect(toExperimentTrackingEvents(running('B', false), 'event_default', 2)).toEqual([]);
    expect(toExperimentTrackingEvents(noExperiments, 'event_default', 1)).toEqual([]);
  });

  it('TRACK-4 report the rendered version of a concert’s page, whatever was assigned since', () => {
    const variants = (key: string, pageType: string, version: 1 | 2) =>
      toExperimentTrackingEvents(
        { ...running(key), eventDetailAaFeatureFlag: { enabled: true, variationKey: key } },
        pageType,
        version,
      ).map((test) => 'variant' in test && test.variant);
    expect(variants('B', 'event_default', 1)).toEqual(['B', 'A']);
    expect(variants('A', 'event_default', 2)).toEqual(['A', 'B']);
    expect(variants('B', 'eventOverview_eventOverview', 1)).toEqual(['B', 'B']);
  });
});
