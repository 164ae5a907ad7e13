import { bestRelaxations, filtersToRelax, type RelaxedFilter } from '#domain/listing/list-filter.ts';
import type { ListedPage } from '#domain/listing/listed-page.ts';

/** For an empty result, loads the number of results without each filter. Requests nothing if there are results (LIST-14). */
export async function loadRelaxations<Filter>(
  listing: Pick<ListedPage, 'availability' | 'total'>,
  filters: readonly Filter[],
  request: (without: Filter) => Promise<Pick<ListedPage, 'total'>>,
): Promise<readonly RelaxedFilter<Filter>[]> {
  if (listing.availability === 'unavailable' || listing.total > 0) return [];
  const relaxed = filtersToRelax(filters).map(async (filter) => ({
    filter,
    count: (await request(filter)).total,
  }));
  return bestRelaxations(await Promise.all(relaxed));
}
