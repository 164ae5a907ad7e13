import { describe, expect, it } from 'vitest';
import { findTemplateByTypename } from '#adapters/cms-http/template-by-typename.ts';
import { toTrackedPageType } from '#domain/tracking/tracking-event.ts';

describe('the template of a page', () => {
  it.each([
    ['TPL-1', 'campaign_campaign_Entry', 'campaign'],
    ['TPL-2', 'discovery_discovery_Entry', 'discovery'],
    ['TPL-3', 'discoveryCollection_discoveryCollection_Entry', 'discoveryCollection'],
    ['TPL-4', 'discoveryOverview_discoveryOverview_Entry', 'discoveryOverview'],
    ['TPL-5', 'discoverySearchOverview_discoverySearchOverview_Entry', 'discoverySearch'],
    ['TPL-6', 'educationOverview_educationOverview_Entry', 'educationOverview'],
    ['TPL-7', 'educationProduction_default_Entry', 'educationProduction'],
    ['TPL-8', 'event_default_Entry', 'event'],
    ['TPL-10', 'eventOverview_eventOverview_Entry', 'eventOverview'],
    ['TPL-11', 'favoritePage_favoritePage_Entry', 'favorites'],
    ['TPL-12', 'home_home_Entry', 'home'],
    ['TPL-13', 'contentOverview_contentOverview_Entry', 'overview'],
    ['TPL-14', 'page_page_Entry', 'page'],
    ['TPL-15', 'press_press_Entry', 'press'],
    ['TPL-16', 'pressOverview_pressOverview_Entry', 'pressOverview'],
    ['PERSON-1', 'musician_musician_Entry', 'musician'],
    ['TPL-17', 'recommendation_recommendation_Entry', 'recommendation'],
    ['TPL-18', 'search_search_Entry', 'search'],
    ['TPL-19', 'series_default_Entry', 'series'],
    ['TPL-20', 'seriesOverview_seriesOverview_Entry', 'seriesOverview'],
    ['TPL-22', 'errorPage_errorPage_Entry', 'error'],
  ] as const)('%s TRACK-4 is chosen by %s, and tracked by its name', (_, typename, template) => {
    const pageType = typename.replace('_Entry', '');
    expect([typename, pageType].map(findTemplateByTypename)).toEqual([template, template]);
    expect(toTrackedPageType({ kind: template })).toBe(pageType);
  });

  it('ROUTE-7 goes by the section where the entry type is new', () => {
    expect(findTemplateByTypename('event_education_Entry')).toBe('event');
    expect(findTemplateByTypename('event')).toBe('event');
  });

  it.each(['', '_', '_Entry', 'vacancy_default_Entry', 'toString', '__proto__', 'constructor_x_Entry'])(
    'TPL-21 is the unknown page for %j',
    (typename) => {
      expect(findTemplateByTypename(typename)).toBe('unknown');
    },
  );
});
