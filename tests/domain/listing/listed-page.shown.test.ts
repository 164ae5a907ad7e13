import { describe, expect, it } from 'vitest';
import { toPagination, toShownPageNumber, unavailablePagination } from '#domain/listing/list-pagination.ts';

describe('the page of a list that is shown', () => {
  it('LIST-22 is the existing page nearest to the requested one', () => {
    expect(toShownPageNumber(toPagination(9, 31, 15), 9)).toBe(3);
  });

  it('LIST-14 is the requested one while the search is unavailable', () => {
    expect(toShownPageNumber(unavailablePagination, 9)).toBe(9);
  });
});
