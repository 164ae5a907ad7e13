import { nearestPage, pageCount } from '#domain/listing/page-slice.ts';

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
export function answeredPage(page: number, total: number, size: number): ListedPage {
  return {
    availability: 'answered',
    total,
    page: nearestPage(page, total, size),
    pages: pageCount(total, size),
  };
}

/** Where a visitor stands who is not answered (LIST-14). */
export const unavailablePage: ListedPage = { availability: 'unavailable', total: 0, page: 1, pages: 1 };
