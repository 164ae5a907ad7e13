import { describe, expect, it } from 'vitest';
import {
  computePagination,
  computeDisplayedPageNumber,
  unavailablePagination,
} from '#domain/listing/list-pagination.ts';

describe('the page of a list that is shown', () => {
  it('LIST-22 is the existing page nearest to the requested one', () => {
    expect(computeDisplayedPageNumber(computePagination(9, 31, 15), 9)).toBe(3);
  });

  it('LIST-14 is the requested one while the search is unavailable', () => {
    expect(computeDisplayedPageNumber(unavailablePagination, 9)).toBe(9);
  });
});
