import type { Selection } from '#domain/facet/facet.ts';

/** One thing a visitor asked of a list, and may take back by itself. */
export type ListFilter<Name extends string> =
  | { readonly kind: 'keyword'; readonly keyword: string }
  | { readonly kind: 'facet'; readonly name: Name; readonly value: string };

/** The keyword as the one filter it is; none where nothing is searched for. */
export function keywordFilters(keyword: string): readonly ListFilter<never>[] {
  return keyword === '' ? [] : [{ kind: 'keyword', keyword }];
}

/** The chosen values, facet by facet, in the order chosen. */
export function facetFilters<Name extends string>(
  selection: Selection<Name>,
  names: readonly Name[],
): readonly ListFilter<Name>[] {
  return names.flatMap((name) => selection[name].map((value) => ({ kind: 'facet', name, value }) as const));
}
