import { describe, expect, it } from 'vitest';
import { clampToPages, shownPage, unavailablePage } from '#domain/listing/listed-page.ts';

describe('the page of a list that is shown', () => {
  it('LIST-22 is the existing page nearest to the requested one', () => {
    expect(shownPage(clampToPages(9, 31, 15), 9)).toBe(3);
  });

  it('LIST-14 is the requested one while the search is unavailable', () => {
    expect(shownPage(unavailablePage, 9)).toBe(9);
  });
});
