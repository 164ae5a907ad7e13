import type { FacetField } from '#adapters/shared/hall.ts';
import { listedPlanningStatuses } from '#domain/event/event.ts';
import type { SearchSection } from '#domain/listing/site-search.ts';
import { formatUtcIso, type Instant, createInstant, minuteMs } from '#domain/time/instant.ts';

export interface GraphqlFilter {
  readonly name: FacetField | 'importStatus';
  readonly values: readonly string[];
}

/** Limits a search to concerts that may be shown (CALL-36). */
export const listedEventsFilter: GraphqlFilter = { name: 'importStatus', values: listedPlanningStatuses };

/** The filters with values; null if there are none. */
export function selectFiltersWithValues(
  ...filters: readonly GraphqlFilter[]
): readonly GraphqlFilter[] | null {
  const active = filters.filter(({ values }) => values.length > 0);
  return active.length > 0 ? active : null;
}

/** The keyword; null if it is blank. */
export function normalizeBlankKeyword(keyword: string): string | null {
  return keyword.trim() === '' ? null : keyword;
}

/** The range from a moment on, rounded down to the minute, so that requests within a minute are identical. */
export function fromMinuteOf(moment: Instant): readonly string[] {
  return [`gte ${formatUtcIso(createInstant(Math.floor(moment / minuteMs) * minuteMs))}`];
}

/** Arguments of a search that are sent as variables of the same name; null and absent are equivalent. */
interface SearchArguments {
  readonly keyword?: string | null;
  /** A range has items of the form `gte 2026-12-01`. */
  readonly eventDateRange?: readonly string[];
  readonly eventEndDateRange?: readonly string[];
  readonly onlineSaleEndRange?: readonly string[];
  readonly minPriceRange?: readonly string[];
  readonly importIconcertIdentifier?: readonly string[];
  readonly filters?: readonly GraphqlFilter[] | null;
}

/** One search of a document (wire contract B.3). */
export interface Search {
  readonly section: readonly SearchSection[];
  readonly fuzziness?: string;
  /** A field, a space, `ASC` or `DESC`; absent: by score, highest first. */
  readonly orderBy?: string;
  /** Searches of one document have the same values of the arguments that they share. */
  readonly where?: SearchArguments;
  /** Whether it is run; absent: it always is. */
  readonly withTop?: boolean;
  readonly count?: true;
  readonly facets?: FacetFields;
  readonly hits?: { readonly fields: string; readonly limit?: number; readonly offset?: number };
}

interface FacetFields {
  /** The GraphQL fields: `genres { value label count }`. */
  readonly fields: readonly string[];
  /** The fragment that they are written as; absent: they stand in the search itself. */
  readonly fragment?: string;
}

/** The searches of a document, by their names in the answer; a single one is `search`. */
export type Searches<Name extends string> = Readonly<Record<Name, Search>>;

/** The maximum number of results, and of facet values, that the search returns (CALL-37). */
const maxSearchResults = 1024;

/** The facets with these names. */
export function facetFields(names: readonly string[], fragment?: string): FacetFields {
  const fields = names.map((name) => `${name} { value label count }`);
  return { fields, ...(fragment && { fragment }) };
}

/** The variables of a document, without the site. */
export function listVariables(searches: Searches<string>): Readonly<Record<string, unknown>> {
  return Object.assign({}, ...Object.values(searches).map(toVariables)) as Record<string, unknown>;
}

function toVariables({ where, withTop, hits }: Search) {
  const { offset } = hits ?? {};
  return { ...where, ...(withTop !== undefined && { withTop }), ...(offset !== undefined && { offset }) };
}

const variableTypes: Readonly<Record<string, string>> = {
  keyword: 'String',
  filters: '[FacetFilterInput!]',
  withTop: 'Boolean!',
  offset: 'Int!',
};

export function writeSearchDocument(query: string, searches: Searches<string>): string {
  const variables = ['site', ...Object.keys(listVariables(searches))];
  const fragments = Object.values(searches).flatMap(({ facets }) => (facets ? writeFragment(facets) : []));
  return [
    `query ${query.charAt(0).toUpperCase()}${query.slice(1)}(`,
    ...variables.map((name) => `  $${name}: ${variableTypes[name] ?? '[String!]'}`),
    ') {',
    ...Object.entries(searches).flatMap(([name, search]) => writeSearch(name, search)),
    '}',
    ...fragments,
  ].join('\n');
}

function writeSearch(name: string, search: Search): readonly string[] {
  const { section, fuzziness, orderBy, where = {}, withTop, count, facets, hits } = search;
  const constants = Object.entries({ section, fuzziness, orderBy }).filter(
    ([, value]) => value !== undefined,
  );
  return [
    `  ${name === 'search' ? '' : `${name}: `}search(`,
    '    site: $site',
    ...constants.map(([argument, value]) => `    ${argument}: ${JSON.stringify(value)}`),
    ...Object.keys(where).map((argument) => `    ${argument}: $${argument}`),
    withTop === undefined ? '  ) {' : '  ) @include(if: $withTop) {',
    ...(count ? ['    count'] : []),
    ...(facets ? [`    facets(limit: ${maxSearchResults}) { ${writeFacets(facets)} }`] : []),
    ...(hits ? [`    hits(${writePortion(hits)}) { ${hits.fields} }`] : []),
    '  }',
  ];
}

function writeFacets({ fields, fragment }: FacetFields): string {
  return fragment ? `...${fragment}` : fields.join(' ');
}

function writeFragment({ fields, fragment }: FacetFields): readonly string[] {
  return fragment ? [`fragment ${fragment} on Facets { ${fields.join(' ')} }`] : [];
}

function writePortion({ limit = maxSearchResults, offset }: NonNullable<Search['hits']>): string {
  return offset === undefined ? `limit: ${limit}` : `limit: ${limit}, offset: $offset`;
}
