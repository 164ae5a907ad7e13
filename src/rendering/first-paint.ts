import { leaveOutCollapsedValues } from '#domain/facet/partial-facets.ts';
import type { FacetedState } from '#domain/listing/listing-state.ts';
import { readExpandedFacet } from '#domain/listing/params-codec.ts';
import type { Template } from '#domain/page/page.ts';
import type { LoadedPage, PageResult } from '#src/page-result.ts';
import { mapPageResult } from '#src/routes.tsx';
import { templates } from '#src/templates.ts';
import type { ListLoaderData } from '#ui/stores/list.view-model.ts';

type LoaderData = Readonly<Record<string, unknown>>;

/** Reduces a page and its data. `expanded`: the facet whose values the address requests. */
type Reduce<Kind extends Template> = (answer: LoadedPage<Kind>, expanded: string | null) => LoadedPage<Kind>;

const reductions: { readonly [Kind in Template]?: Reduce<Kind> } = {
  eventOverview: ({ data, ...answer }, expanded) => ({ ...answer, data: reduceList(data, expanded) }),
  seriesOverview: ({ data, ...answer }, expanded) => ({ ...answer, data: reduceList(data, expanded) }),
  overview: ({ data, ...answer }, expanded) => ({ ...answer, data: data && reduceList(data, expanded) }),
};

/**
 * The data of a document: what the first paint shows, and no more. The server renders it, and the browser hydrates from it; a browser
 * loads the rest when it is needed.
 */
export function toFirstPaint(loaderData: LoaderData, query: URLSearchParams): Record<string, unknown> {
  return mapPageResult(loaderData, (answer) => reduceAnswer(answer, query));
}

function reduceAnswer(answer: PageResult, query: URLSearchParams): PageResult {
  return answer.kind === 'page' ? reducePage(answer.page.kind, answer, query) : answer;
}

function reducePage<Kind extends Template>(
  kind: Kind,
  answer: LoadedPage<Kind>,
  query: URLSearchParams,
): LoadedPage<Kind> {
  const params = templates.find(kind)?.params;
  const expanded = params ? readExpandedFacet([...query], params) : null;
  return reductions[kind]?.(answer, expanded) ?? answer;
}

/** The data of a list without the facet values that are collapsed (LIST-23). */
function reduceList<Name extends string, Data extends ListLoaderData<Name, FacetedState<Name>, unknown>>(
  data: Data,
  expanded: string | null,
): Data {
  const { allFacets, listing, state } = data;
  const { shown, leftOut } = leaveOutCollapsedValues(allFacets, listing.facets, state.selection, expanded);
  return {
    ...data,
    allFacets: Object.fromEntries(Object.keys(allFacets).map((name) => [name, []])),
    listing: { ...listing, facets: shown },
    partialFacets: { leftOut, expanded },
  };
}
