import { leaveOutCollapsedValues } from '#domain/facet/partial-facets.ts';
import type { FacetedState } from '#domain/listing/listing-state.ts';
import { type ParamsCodec, readExpandedFacet } from '#domain/listing/params-codec.ts';
import type { Template } from '#domain/page/page.ts';
import { codecsByTemplateName } from '#domain/page/template-params.ts';
import type { LoadedPage, PageResult } from '#src/templates/page-result.ts';
import type { TemplateData } from '#src/templates/template-data.ts';
import type { ListLoaderData } from '#ui/stores/list.view-model.ts';

/** Reduces the data of a template to what the first paint shows. `expanded`: the facet whose values the address requests. */
type Reduce<Data> = (data: Data, expanded: string | null) => Data;

const reductions: { readonly [Kind in Template]?: Reduce<TemplateData<Kind>> } = {
  eventOverview: withoutCollapsedValues,
  seriesOverview: withoutCollapsedValues,
  overview: (data, expanded) => data && withoutCollapsedValues(data, expanded),
};

/**
 * The answer as the document contains it: what the first paint shows, and no more. The server renders it, and the browser hydrates
 * from it; a browser loads the rest when it is needed.
 */
export function toFirstPaint(answer: PageResult, query: URLSearchParams): PageResult {
  return answer.kind === 'page' ? reducePage(answer.page.kind, answer, query) : answer;
}

function reducePage<Kind extends Template>(
  kind: Kind,
  answer: LoadedPage<Kind>,
  query: URLSearchParams,
): LoadedPage<Kind> {
  const codecs: { readonly [Name in Template]?: ParamsCodec<unknown> } = codecsByTemplateName;
  const codec = codecs[kind];
  const expanded = codec ? readExpandedFacet([...query], codec) : null;
  const data = reductions[kind]?.(answer.data, expanded) ?? answer.data;
  return { ...answer, data };
}

/** The data of a list without the facet values that are collapsed (LIST-23). */
function withoutCollapsedValues<
  Name extends string,
  Data extends ListLoaderData<Name, FacetedState<Name>, unknown>,
>(data: Data, expanded: string | null): Data {
  const { allFacets, listing, state } = data;
  const facets = leaveOutCollapsedValues(allFacets, listing.facets, state.selection, expanded);
  return {
    ...data,
    allFacets: facets.all,
    listing: { ...listing, facets: facets.current },
    partialFacets: { leftOut: facets.leftOut, expanded },
  };
}
