/** One page of any list, whatever stands on it. */
export interface ListedPage {
  /** `unavailable`: the search could not be asked; the counts are zero because nobody knows them (LIST-14). */
  readonly availability: 'answered' | 'unavailable';
  /** All results, also those beyond the 1024 that can be paged (LIST-22). */
  readonly total: number;
  /** 1-based, never beyond the last. */
  readonly page: number;
  /** At least 1. */
  readonly pages: number;
}

/** Where a visitor stands who asks for a page of so many results, `size` on each: on the nearest page there is (LIST-22). */
export function clampToPages(page: number, total: number, size: number): ListedPage {
  return {
    availability: 'answered',
    total,
    page: nearestPage(page, total, size),
    pages: pageCount(total, size),
  };
}

/** Where a visitor stands who is not answered (LIST-14). */
export const unavailablePage: ListedPage = { availability: 'unavailable', total: 0, page: 1, pages: 1 };

/** How many concerts a page of the calendar shows (LIST-5). */
export const eventsPerPage = 15;

/** How many series, concerts of an overview, or stories a page shows (LIST-10, LIST-11, LIST-17). */
export const overviewItemsPerPage = 15;

/** How many press releases a page shows (LIST-12). */
export const pressPerPage = 12;

/** How many found pages a page of the site search shows (LIST-12). */
export const pageHitsPerPage = 18;

/** How many concerts, and how many series, the site search shows above the pages (LIST-12). */
export const firstHits = 3;

/** The search gives at most so many results to page through, however many there are (LIST-22). */
export const reachableResults = 1024;

/** How many pages a count of results fills, of those that can be reached; an empty list has one page, an empty one. */
export function pageCount(count: number, size: number): number {
  return Math.max(1, Math.ceil(Math.min(count, reachableResults) / size));
}

/** The page nearest to the one asked for that exists: at least 1, at most the last (LIST-2, LIST-22). */
export function nearestPage(page: number, count: number, size: number): number {
  const whole = Number.isNaN(page) ? 1 : Math.trunc(page);
  return Math.min(Math.max(1, whole), pageCount(count, size));
}

/** The results a page shows; `page` is 1-based. Empty where the page does not exist. */
export function sliceOf<Result>(results: readonly Result[], page: number, size: number): readonly Result[] {
  return page < 1 ? [] : results.slice((page - 1) * size, page * size);
}

/** The page of a list that is shown to whoever asked for one: the nearest there is, and the very one while nobody answers (LIST-14, LIST-22). */
export function shownPage(
  { availability, page }: Pick<ListedPage, 'availability' | 'page'>,
  asked: number,
): number {
  return availability === 'answered' ? page : asked;
}
