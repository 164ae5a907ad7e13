import { describe, expect, it } from 'vitest';
import { placesOfATab, type Stored } from '#adapters/caching/places.ts';
import { unavailable } from '#domain/caching/cache-entry.ts';

const stored: Stored = { entry: unavailable, partition: 'pages', isNegative: false };

describe('the room of a tab', () => {
  it('A12 is bounded, and gives up what was used longest ago', () => {
    const pages = placesOfATab.partition('pages');
    pages.set('home', stored);
    for (let page = 0; page < 199; page += 1) pages.set(`page ${page}`, stored);
    expect(pages.get('home')).toBe(stored);
    pages.set('one more', stored);
    expect([...pages.entries()].length).toBe(200);
    expect([pages.get('home'), pages.get('page 0')]).toEqual([stored, undefined]);
  });
});
