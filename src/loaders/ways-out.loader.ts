import type { ListedPage } from '#domain/listing/listed-page.ts';
import { type Loosened, waysOut, worthLoosening } from '#domain/listing/loosened.ts';

/** Where nothing was found, what would be found without one of the things asked for; asks nothing where something was (LIST-14). */
export async function loadWaysOut<Filter>(
  listing: Pick<ListedPage, 'availability' | 'total'>,
  filters: readonly Filter[],
  ask: (without: Filter) => Promise<Pick<ListedPage, 'total'>>,
): Promise<readonly Loosened<Filter>[]> {
  if (listing.availability === 'unavailable' || listing.total > 0) return [];
  const tried = worthLoosening(filters).map(async (without) => ({
    without,
    count: (await ask(without)).total,
  }));
  return waysOut(await Promise.all(tried));
}
