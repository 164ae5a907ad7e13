import type { Template, UnknownPage } from '#domain/page/page.ts';

/** The page types tracking and experiments name, by template: the CMS's `__typename` without its suffix. */
const pageTypes: Readonly<Record<Exclude<Template, 'unknown'>, string>> = {
  home: 'home_home',
  eventOverview: 'eventOverview_eventOverview',
  event: 'event_default',
  seriesOverview: 'seriesOverview_seriesOverview',
  series: 'series_default',
  discoveryOverview: 'discoveryOverview_discoveryOverview',
  discoverySearch: 'discoverySearchOverview_discoverySearchOverview',
  discoveryCollection: 'discoveryCollection_discoveryCollection',
  discovery: 'discovery_discovery',
  pressOverview: 'pressOverview_pressOverview',
  press: 'press_press',
  educationOverview: 'educationOverview_educationOverview',
  educationProduction: 'educationProduction_default',
  overview: 'contentOverview_contentOverview',
  campaign: 'campaign_campaign',
  favorites: 'favoritePage_favoritePage',
  search: 'search_search',
  recommendation: 'recommendation_recommendation',
  error: 'errorPage_errorPage',
  page: 'page_page',
};

/** The type of a page for tracking (TRACK-4). */
export function trackedPageType(
  page: { readonly kind: Exclude<Template, 'unknown'> } | Pick<UnknownPage, 'kind' | 'typename'>,
): string {
  return page.kind === 'unknown' ? page.typename.replace(/_Entry$/, '') : pageTypes[page.kind];
}
