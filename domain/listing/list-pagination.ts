/** The paging of a list page. */
export interface ListPagination {
  /** `unavailable`: the search failed, and the counts are zero because they are unknown (LIST-14). */
  readonly availability: 'answered' | 'unavailable';
  /** All results, including those beyond the 1024 that can be paged (LIST-22). */
  readonly total: number;
  /** 1-based, at most `pages`. */
  readonly page: number;
  /** At least 1. */
  readonly pages: number;
}

/** The paging for a requested page and `total` results with `size` per page: the nearest existing page (LIST-22). */
export function computePagination(page: number, total: number, size: number): ListPagination {
  return {
    availability: 'answered',
    total,
    page: clampPage(page, total, size),
    pages: countPages(total, size),
  };
}

/** The paging when the search is unavailable (LIST-14). */
export const unavailablePagination: ListPagination = {
  availability: 'unavailable',
  total: 0,
  page: 1,
  pages: 1,
};

/** Concerts per page of the calendar (LIST-5). */
export const eventsPerPage = 15;

/** Series, overview concerts or discovery pages per page (LIST-10, LIST-11, LIST-17). */
export const overviewItemsPerPage = 15;

/** Press releases per page (LIST-12). */
export const pressPerPage = 12;

/** Pages per page of the site search (LIST-12). */
export const pageHitsPerPage = 18;

/** How many concerts, and how many series, the site search shows above the pages (LIST-12). */
export const maxHitsAbovePages = 3;

/** The maximum number of results that can be paged (LIST-22). */
export const maxReachableResults = 1024;

/** The number of pages for a count of results, limited to the reachable ones; an empty list has one page. */
function countPages(count: number, size: number): number {
  return Math.max(1, Math.ceil(Math.min(count, maxReachableResults) / size));
}

/** The existing page nearest to a requested one (LIST-2, LIST-22). */
export function clampPage(page: number, count: number, size: number): number {
  const requested = Number.isNaN(page) ? 1 : Math.trunc(page);
  return Math.min(Math.max(1, requested), countPages(count, size));
}

/** The results of a 1-based page. Empty if the page does not exist. */
export function slicePage<Result>(results: readonly Result[], page: number, size: number): readonly Result[] {
  return page < 1 ? [] : results.slice((page - 1) * size, page * size);
}

/** The page to display: the nearest existing one, or the requested one while the search is unavailable (LIST-14, LIST-22). */
export function computeDisplayedPageNumber(
  { availability, page }: Pick<ListPagination, 'availability' | 'page'>,
  requestedPage: number,
): number {
  return availability === 'answered' ? page : requestedPage;
}
