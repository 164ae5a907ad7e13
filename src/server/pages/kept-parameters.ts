import {
  unknownParameters as besidesDiscovery,
  isListRequested,
  readDiscoveryListing,
  writeDiscoveryListing,
  writeOverviewListing,
} from '#domain/listing/discovery-listing-state.ts';
import {
  unknownParameters as besidesEducation,
  readEducationListing,
  writeEducationListing,
} from '#domain/listing/education-listing-state.ts';
import {
  unknownParameters as besidesEvent,
  readEventListing,
  writeEventListing,
} from '#domain/listing/event-listing-state.ts';
import {
  unknownParameters as besidesPress,
  readPressListing,
  writePressListing,
} from '#domain/listing/press-listing-state.ts';
import type { QueryPairs } from '#domain/listing/query-pairs.ts';
import {
  unknownParameters as besidesSeries,
  readSeriesListing,
  writeSeriesListing,
} from '#domain/listing/series-listing-state.ts';
import {
  unknownParameters as besidesSearch,
  readSiteSearch,
  writeSiteSearch,
} from '#domain/listing/site-search-state.ts';
import { chosenEvent } from '#domain/page/education-entry.ts';
import type { Template } from '#domain/page/page.ts';
import type { HallDay } from '#domain/time/hall-day.ts';

type Keeps = (query: QueryPairs, today: HallDay) => QueryPairs;

const nothing: Keeps = () => [];
const event: Keeps = (query, today) => writeEventListing(readEventListing(query, today), today);
const series: Keeps = (query) => writeSeriesListing(readSeriesListing(query));
const discovery: Keeps = (query) => writeDiscoveryListing(readDiscoveryListing(query));
const discoveryOverview: Keeps = (query) =>
  isListRequested(query) ? writeOverviewListing(readDiscoveryListing(query)) : [];
const education: Keeps = (query) => writeEducationListing(readEducationListing(query));
const press: Keeps = (query) => writePressListing(readPressListing(query));
const search: Keeps = (query) => writeSiteSearch(readSiteSearch(query));

/** The event that the school ticketing has chosen (ROUTE-5). */
const preselected: Keeps = (query) => {
  const chosen = chosenEvent(query);
  return chosen === null ? [] : [['event', String(chosen)]];
};

/**
 * What of a query a page is drawn from, by template, in the one way to write it: all that a drawing sees of a query, and all
 * that tells one kept page from another. A template whose page reads its query has its line here.
 */
const kept: Readonly<Record<Template, Keeps>> = {
  home: nothing,
  eventOverview: event,
  event: nothing,
  error: nothing,
  seriesOverview: series,
  series: nothing,
  discoveryOverview,
  discoverySearch: discovery,
  discoveryCollection: nothing,
  discovery: nothing,
  pressOverview: press,
  press: nothing,
  educationOverview: education,
  educationProduction: preselected,
  overview: series,
  campaign: nothing,
  favorites: nothing,
  search,
  recommendation: nothing,
  page: nothing,
  unknown: nothing,
};

/** The names that no list of a template's page knows. */
const beside: { readonly [template in Template]?: (query: QueryPairs) => readonly string[] } = {
  eventOverview: besidesEvent,
  seriesOverview: besidesSeries,
  overview: besidesSeries,
  discoveryOverview: besidesDiscovery,
  discoverySearch: besidesDiscovery,
  pressOverview: besidesPress,
  educationOverview: besidesEducation,
  search: besidesSearch,
};

/** What any template reads, for a page whose template is not known yet. */
const known = new Set(
  (
    'keyword page date categories tags genres rooms composers instruments specials discounts organizers ' +
    'room import-discount-groups search event school'
  ).split(' '),
);

/** No list's address says more, in parameters. */
const most = 100;

/** What of a query counts at a page; of a page that was never drawn, whatever any page may read. */
export function keptParameters(
  template: Template | undefined,
  query: QueryPairs,
  today: HallDay,
): QueryPairs {
  if (query.length === 0) return query;
  if (template) return kept[template](query, today);
  return query.filter(([name]) => known.has(name)).slice(0, most);
}

/** The names in a query that a list leaves out because it does not know them, for the log (LIST-2); none where no list stands. */
export function leftOutParameters(template: Template | undefined, query: QueryPairs): readonly string[] {
  return (template && beside[template]?.(query)) ?? [];
}
