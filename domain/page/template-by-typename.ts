import type { Template, UnknownPage } from '#domain/page/page.ts';

/** The CMS type of each template: section and entry type, which is `__typename` without its suffix. A section has one template. */
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

const templates: ReadonlyMap<string, Template> = new Map(
  Object.entries(pageTypes).map(([kind, type]) => [toSection(type), kind as Template]),
);

/**
 * The template for a `__typename` (ROUTE-7), by its section: `event_default_Entry`, `event_default` and `event_education_Entry` are
 * all events. An unknown section gives `unknown` (TPL-21).
 */
export function toTemplate(typename: string): Template {
  return templates.get(toSection(typename)) ?? 'unknown';
}

function toSection(typename: string): string {
  return typename.replace(/_.*/s, '');
}

/** The page type reported to tracking (TRACK-4). */
export function toTrackedPageType(
  page: { readonly kind: Exclude<Template, 'unknown'> } | Pick<UnknownPage, 'kind' | 'typename'>,
): string {
  return page.kind === 'unknown' ? page.typename.replace(/_Entry$/, '') : pageTypes[page.kind];
}
