import { firstHits } from '#domain/listing/page-slice.ts';
import { pageSections } from '#domain/listing/site-question.ts';
import { everything } from './limits.ts';

/** The three questions of the site search in one request (CALL-23). */
export const siteDocument = `
query Site(
  $site: [String!]
  $keyword: String
  $eventEndDateRange: [String!]
  $eventFilters: [FacetFilterInput!]
) {
  events: search(
    site: $site
    section: ["event"]
    keyword: $keyword
    orderBy: "eventDate ASC"
    eventEndDateRange: $eventEndDateRange
    filters: $eventFilters
  ) {
    count
    hits(limit: ${firstHits}) { uri }
  }
  series: search(site: $site, section: ["series"], keyword: $keyword) {
    count
    hits(limit: ${firstHits}) { uri }
  }
  pages: search(site: $site, section: ${JSON.stringify(pageSections)}, keyword: $keyword) {
    count
    hits(limit: ${everything}) { section url title subtitle introduction highlights }
  }
}`;

/** The recommended concerts that are in the search (CALL-26). */
export const recommendedDocument = `
query Recommended(
  $site: [String!]
  $importIconcertIdentifier: [String!]
  $filters: [FacetFilterInput!]
) {
  search(
    site: $site
    section: ["event"]
    importIconcertIdentifier: $importIconcertIdentifier
    filters: $filters
  ) {
    hits(limit: ${everything}) { uri importIconcertIdentifier eventDate }
  }
}`;

/** The pages of a section, a portion at a time (ROUTE-19). */
export const sectionDocument = `
query Section(
  $site: [String!]
  $section: [String!]
  $eventEndDateRange: [String!]
  $filters: [FacetFilterInput!]
  $offset: Int!
) {
  search(
    site: $site
    section: $section
    orderBy: "title ASC"
    eventEndDateRange: $eventEndDateRange
    filters: $filters
  ) {
    count
    hits(limit: ${everything}, offset: $offset) { uri }
  }
}`;

/** The sign-up for the newsletter (CALL-27). */
export const newsletterDocument = `
mutation Newsletter($email: String!) {
  subscribeNewsletter(email: $email) { id }
}`;

/** Every document about the site as a whole. */
export const siteDocuments = [
  siteDocument,
  recommendedDocument,
  sectionDocument,
  newsletterDocument,
] as const;
