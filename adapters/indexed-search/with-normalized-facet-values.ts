import { mapDefinitions } from '#adapters/shared/queries/query-definition.ts';
import { indexDefinitions } from '#adapters/shared/queries/search-definitions.ts';
import type { Facets, FacetSelection, FacetValue } from '#domain/facet/facet.ts';
import { noDiscoverySelection } from '#domain/listing/discovery-list.ts';
import { normalizeText } from '#domain/normalize-text.ts';
import { toInstantAtHall } from '#domain/time/hall-day.ts';
import { getQuery } from '#ports/query.ts';
import type { SearchIndexPort } from '#ports/search-index.port.ts';

/**
 * An index whose facet values are normalized (`normalizeText`), as those that a visitor chose are (LIST-2). A search is repeated with the
 * index's own spelling of a value where that differs.
 */
export function withNormalizedFacetValues(index: SearchIndexPort): SearchIndexPort {
  return {
    ...mapDefinitions(indexDefinitions, (_, name) => getQuery(index, name)),
    events: (params, signal) =>
      searchAsSpelled(params, {
        search: (spelled) => index.events(spelled, signal),
        loadAll: () =>
          index.eventFacets({ locale: params.locale, now: toInstantAtHall(params.from) }, signal),
      }),
    eventFacets: async (params, signal) => normalizeFacets(await index.eventFacets(params, signal)),
    series: (params, signal) =>
      searchAsSpelled(params, {
        search: (spelled) => index.series(spelled, signal),
        loadAll: () => index.seriesFacets(params, signal),
      }),
    seriesFacets: async (params, signal) => normalizeFacets(await index.seriesFacets(params, signal)),
    concerts: (params, signal) =>
      searchAsSpelled(params, {
        search: (spelled) => index.concerts(spelled, signal),
        loadAll: () => index.concertFacets(params, signal),
      }),
    concertFacets: async (params, signal) => normalizeFacets(await index.concertFacets(params, signal)),
    discoveries: (params, signal) => {
      const all = { ...params, keyword: '', selection: noDiscoverySelection };
      return searchAsSpelled(params, {
        search: (spelled) => index.discoveries(spelled, signal),
        loadAll: async () => (await index.discoveries(all, signal)).facets,
      });
    },
    discoveryCategories: async (params, signal) => {
      const facets = normalizeFacets({ categories: await index.discoveryCategories(params, signal) });
      return facets.categories;
    },
  };
}

interface FacetedSearch<Params, Hits, Name extends string> {
  readonly search: (params: Params) => Promise<Hits>;
  readonly loadAll: () => Promise<Facets<Name>>;
}

async function searchAsSpelled<
  Name extends string,
  Params extends { readonly selection: FacetSelection<Name> },
  Hits extends { readonly facets: Facets<Name> },
>(params: Params, { search, loadAll }: FacetedSearch<Params, Hits, Name>): Promise<Hits> {
  const asChosen = await search(params);
  // Counts ignore the choice in their own facet, so those of a value that is spelled right name its other spellings too.
  const isCounted = hasEveryValue(asChosen.facets, params.selection);
  const selection = addSpellings(params.selection, isCounted ? asChosen.facets : await loadAll());
  const hits = selection === params.selection ? asChosen : await search({ ...params, selection });
  return { ...hits, facets: normalizeFacets(hits.facets) };
}

function hasEveryValue<Name extends string>(facets: Facets<Name>, selection: FacetSelection<Name>): boolean {
  return listNames(selection).every((name) =>
    selection[name].every((chosen) => facets[name].some(({ value }) => value === chosen)),
  );
}

/** The selection with the other spellings of its values; itself if there are none. */
function addSpellings<Name extends string>(
  selection: FacetSelection<Name>,
  all: Facets<Name>,
): FacetSelection<Name> {
  const spelled = listNames(selection).map((name) => {
    const chosen = new Set(selection[name].map(normalizeText));
    if (chosen.size === 0) return [name, selection[name]] as const;
    const spellings = all[name].map(({ value }) => value).filter((value) => chosen.has(normalizeText(value)));
    return [name, [...new Set([...selection[name], ...spellings])]] as const;
  });
  return spelled.some(([name, values]) => values.length > selection[name].length)
    ? (Object.fromEntries(spelled) as FacetSelection<Name>)
    : selection;
}

/** By the facets of the index: a cached result is normalized once. */
const normalizedFacets = new WeakMap<object, object>();

/** The facets with values as they look; those that look the same are one. */
function normalizeFacets<Name extends string>(facets: Facets<Name>): Facets<Name> {
  const known = normalizedFacets.get(facets);
  if (known) return known as Facets<Name>;
  const normalized = listNames(facets).map((name) => {
    const values = new Map<string, FacetValue>();
    for (const { value, label, count } of facets[name]) {
      const key = normalizeText(value);
      const { count: others = 0, ...first } = values.get(key) ?? { value: key, label };
      values.set(key, { ...first, count: others + count });
    }
    return [name, [...values.values()]];
  });
  const result = Object.fromEntries(normalized) as Facets<Name>;
  normalizedFacets.set(facets, result);
  return result;
}

function listNames<Name extends string>(byName: { readonly [name in Name]: unknown }): readonly Name[] {
  return Object.keys(byName) as Name[];
}
