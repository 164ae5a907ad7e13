import { pickBestRelaxations, pickFiltersToRelax, type RelaxedFilter } from '#domain/listing/list-filter.ts';
import type { ListPagination } from '#domain/listing/list-pagination.ts';

/** For an empty result, loads the number of results without each filter. Requests nothing if there are results (LIST-14). */
export async function loadRelaxations<Filter>(
  listing: Pick<ListPagination, 'availability' | 'total'>,
  filters: readonly Filter[],
  request: (without: Filter) => Promise<Pick<ListPagination, 'total'>>,
): Promise<readonly RelaxedFilter<Filter>[]> {
  if (listing.availability === 'unavailable' || listing.total > 0) return [];
  const relaxed = pickFiltersToRelax(filters).map(async (filter) => ({
    filter,
    count: (await request(filter)).total,
  }));
  return pickBestRelaxations(await Promise.all(relaxed));
}
