import { describe, expect, it } from 'vitest';
import { clampToPages, shownPage, unavailablePage } from '#domain/listing/listed-page.ts';

describe('the page of a list that is shown', () => {
  it('LIST-22 is the nearest there is to the one asked for', () => {
    expect(shownPage(clampToPages(9, 31, 15), 9)).toBe(3);
  });

  it('LIST-14 stays the one asked for while nobody answers', () => {
    expect(shownPage(unavailablePage, 9)).toBe(9);
  });
});
