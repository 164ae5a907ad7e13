import { bestRelaxations, filtersToRelax, type RelaxedFilter } from '#domain/listing/list-filter.ts';
import type { ListedPage } from '#domain/listing/listed-page.ts';

/** Where nothing was found, what would be found without one of the filters; requests nothing where something was (LIST-14). */
export async function loadRelaxations<Filter>(
  listing: Pick<ListedPage, 'availability' | 'total'>,
  filters: readonly Filter[],
  request: (without: Filter) => Promise<Pick<ListedPage, 'total'>>,
): Promise<readonly RelaxedFilter<Filter>[]> {
  if (listing.availability === 'unavailable' || listing.total > 0) return [];
  const tried = filtersToRelax(filters).map(async (filter) => ({
    filter,
    count: (await request(filter)).total,
  }));
  return bestRelaxations(await Promise.all(tried));
}
