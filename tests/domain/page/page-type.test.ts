import { describe, expect, it } from 'vitest';
import { findTemplateByTypename, toTrackedPageType } from '#domain/page/template-by-typename.ts';

describe('the type of a page', () => {
  it.each([
    ['home', 'home_home'],
    ['eventOverview', 'eventOverview_eventOverview'],
    ['event', 'event_default'],
    ['seriesOverview', 'seriesOverview_seriesOverview'],
    ['series', 'series_default'],
    ['discoveryOverview', 'discoveryOverview_discoveryOverview'],
    ['discoverySearch', 'discoverySearchOverview_discoverySearchOverview'],
    ['discoveryCollection', 'discoveryCollection_discoveryCollection'],
    ['discovery', 'discovery_discovery'],
    ['pressOverview', 'pressOverview_pressOverview'],
    ['press', 'press_press'],
    ['musician', 'musician_musician'],
    ['educationOverview', 'educationOverview_educationOverview'],
    ['educationProduction', 'educationProduction_default'],
    ['overview', 'contentOverview_contentOverview'],
    ['campaign', 'campaign_campaign'],
    ['favorites', 'favoritePage_favoritePage'],
    ['search', 'search_search'],
    ['recommendation', 'recommendation_recommendation'],
    ['error', 'errorPage_errorPage'],
    ['page', 'page_page'],
  ] as const)('TRACK-4 is for the template %s what the CMS calls it, %s', (kind, pageType) => {
    expect(toTrackedPageType({ kind })).toBe(pageType);
    expect(findTemplateByTypename(pageType)).toBe(kind);
  });

  it('TRACK-4 is the CMS’s type name if the template is unknown', () => {
    const typed = (typename: string) => toTrackedPageType({ kind: 'unknown', typename });
    expect(typed('shop_item_Entry')).toBe('shop_item');
    expect(typed('shop_Entry_item')).toBe('shop_Entry_item');
  });
});
