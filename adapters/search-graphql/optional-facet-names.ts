/** The facets that a hall's search need not have. */
export const optionalFacetNames = ['facilities', 'minPrice'] as const;

export type OptionalFacetName = (typeof optionalFacetNames)[number];

/** Runs a query with some of the optional facets. */
type RunWithFacets = <Answer>(
  query: (facets: readonly OptionalFacetName[]) => Promise<Answer>,
) => Promise<Answer>;

/**
 * Runs queries with the optional facets, and without those that the search has refused: a GraphQL schema that lacks a field refuses the
 * whole query. It is asked for a refused facet again when the server starts again.
 */
export function createOptionalFacetsRunner(): RunWithFacets {
  let offered: readonly OptionalFacetName[] = optionalFacetNames;
  return (query) => {
    const attempt = async (facets: readonly OptionalFacetName[]): ReturnType<typeof query> => {
      try {
        const answer = await query(facets);
        offered = offered.filter((facet) => facets.includes(facet));
        return answer;
      } catch (cause) {
        const refused = findRefused(cause, facets);
        if (refused.length === 0) throw cause;
        return attempt(facets.filter((facet) => !refused.includes(facet)));
      }
    };
    return attempt(offered);
  };
}

/** The facets that an error names, or the range of which it names (`minPriceRange`); all of them for a status that says no more than that the query is invalid. */
function findRefused(cause: unknown, facets: readonly OptionalFacetName[]): readonly OptionalFacetName[] {
  const message = cause instanceof Error ? cause.message : '';
  if (message.endsWith('invalid status 400')) return facets;
  return facets.filter((facet) => new RegExp(`\\b${facet}(?:Range)?\\b`).test(message));
}
