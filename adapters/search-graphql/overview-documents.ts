import { everything } from './limits.ts';

const seriesFacets = `
fragment SeriesFacets on Facets {
  genres { value label count }
  organizers { value label count }
  rooms { value label count }
}`;

/** The series of a question (CALL-25). */
export const seriesDocument = `
query Series(
  $site: [String!]
  $keyword: String
  $onlineSaleEndRange: [String!]
  $filters: [FacetFilterInput!]
) {
  search(
    site: $site
    section: ["series"]
    keyword: $keyword
    orderBy: "eventDate ASC"
    onlineSaleEndRange: $onlineSaleEndRange
    filters: $filters
  ) {
    count
    facets(limit: ${everything}) { ...SeriesFacets }
    hits(limit: ${everything}) { uri }
  }
}
${seriesFacets}`;

/** All values of all series still on sale (CALL-24). */
export const seriesFacetsDocument = `
query SeriesFacets($site: [String!], $onlineSaleEndRange: [String!]) {
  search(site: $site, section: ["series"], onlineSaleEndRange: $onlineSaleEndRange) {
    facets(limit: ${everything}) { ...SeriesFacets }
  }
}
${seriesFacets}`;

/** The concerts of an overview's question (LIST-17): asked as the calendar asks, divided as series are. */
export const concertsDocument = `
query Concerts(
  $site: [String!]
  $keyword: String
  $eventEndDateRange: [String!]
  $filters: [FacetFilterInput!]
) {
  search(
    site: $site
    section: ["event"]
    keyword: $keyword
    fuzziness: "0"
    orderBy: "eventDate ASC"
    eventEndDateRange: $eventEndDateRange
    filters: $filters
  ) {
    count
    facets(limit: ${everything}) { ...SeriesFacets }
    hits(limit: ${everything}) { uri }
  }
}
${seriesFacets}`;

/** All values of all coming concerts, divided as series are (LIST-17). */
export const concertFacetsDocument = `
query ConcertFacets($site: [String!], $eventEndDateRange: [String!], $filters: [FacetFilterInput!]) {
  search(site: $site, section: ["event"], eventEndDateRange: $eventEndDateRange, filters: $filters) {
    facets(limit: ${everything}) { ...SeriesFacets }
  }
}
${seriesFacets}`;

/** The stories of a question (CALL-16). */
export const discoveriesDocument = `
query Discoveries($site: [String!], $keyword: String, $orderBy: String, $filters: [FacetFilterInput!]) {
  search(site: $site, section: ["discovery"], keyword: $keyword, orderBy: $orderBy, filters: $filters) {
    count
    facets(limit: ${everything}) {
      discoveryCollections { value label count }
      discoveryTags { value label count }
    }
    hits(limit: ${everything}) { uri }
  }
}`;

/** Every collection a story stands in (CALL-15). */
export const discoveryCategoriesDocument = `
query DiscoveryCategories($site: [String!]) {
  search(site: $site, section: ["discovery"]) {
    facets(limit: ${everything}) { discoveryCollections { value label count } }
  }
}`;

/** The press releases, the latest first (CALL-22). */
export const pressDocument = `
query Press($site: [String!]) {
  search(site: $site, section: ["press"], orderBy: "postDate DESC") {
    count
    hits(limit: ${everything}) { uri }
  }
}`;

/** Every document about the overviews. */
export const overviewDocuments = [
  seriesDocument,
  seriesFacetsDocument,
  concertsDocument,
  concertFacetsDocument,
  discoveriesDocument,
  discoveryCategoriesDocument,
  pressDocument,
] as const;
