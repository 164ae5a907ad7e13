import type { SearchSection } from '#domain/hall/edition.ts';
import type { DiscoveryQuestion } from '#domain/listing/discovery-question.ts';
import { type SeriesSelection, seriesFacetNames } from '#domain/listing/series-listing-state.ts';
import type { SeriesQuestion } from '#domain/listing/series-question.ts';
import type { SiteQuestion } from '#domain/listing/site-question.ts';
import type { Locale } from '#domain/locale/locale.ts';
import type { HallDay } from '#domain/time/hall-day.ts';
import { isoOf } from '#domain/time/instant.ts';
import { asOfMinute, type Filter, filtersInUse, listed, siteOf, soughtIn } from './filters.ts';

export function seriesVariables({ locale, keyword, from, selection }: SeriesQuestion) {
  return {
    ...seriesFacetsVariables(locale, from),
    keyword: soughtIn(keyword),
    filters: filtersInUse(...chosenIn(selection)),
  };
}

export function seriesFacetsVariables(locale: Locale, from: HallDay) {
  return { site: siteOf(locale), onlineSaleEndRange: [`gte ${from}`] };
}

export function concertsVariables({ locale, keyword, from, selection }: SeriesQuestion) {
  return {
    ...concertFacetsVariables(locale, from),
    keyword: soughtIn(keyword),
    filters: filtersInUse(...chosenIn(selection), listed),
  };
}

export function concertFacetsVariables(locale: Locale, from: HallDay) {
  return { site: siteOf(locale), eventEndDateRange: [`gte ${from}`], filters: filtersInUse(listed) };
}

/** Without a keyword the latest come first, with one the best. */
export function discoveriesVariables({ locale, keyword, selection }: DiscoveryQuestion) {
  const sought = soughtIn(keyword);
  return {
    site: siteOf(locale),
    keyword: sought,
    orderBy: sought === null ? 'postDate DESC' : null,
    filters: filtersInUse(
      { name: 'discoveryCollections', values: selection.categories },
      { name: 'discoveryTags', values: selection.tags },
    ),
  };
}

export function siteVariables({ locale, keyword, now }: SiteQuestion) {
  return {
    site: siteOf(locale),
    keyword: soughtIn(keyword),
    eventEndDateRange: [`gte ${isoOf(asOfMinute(now))}`],
    eventFilters: filtersInUse(listed),
  };
}

export function recommendedVariables(locale: Locale, identifiers: readonly string[]) {
  return {
    site: siteOf(locale),
    importIconcertIdentifier: identifiers,
    filters: filtersInUse(listed),
  };
}

/** A portion of a section, from a place on; concerts are the listed ones that end on a day or later. */
export function sectionVariables(locale: Locale, section: SearchSection, from: HallDay, offset: number) {
  const ofConcerts = { eventEndDateRange: [`gte ${from}`], filters: filtersInUse(listed) };
  return { site: siteOf(locale), section: [section], offset, ...(section === 'event' && ofConcerts) };
}

function chosenIn(selection: SeriesSelection): readonly Filter[] {
  return seriesFacetNames.map((name) => ({ name, values: selection[name] }));
}
