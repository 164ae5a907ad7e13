import { expect, it } from 'vitest';
import {
  emptySiteSearchResult,
  countSiteSearchResultsByKind,
  countSiteSearchResults,
  hasOnlyNearConcerts,
  listNextConcertsBesideBest,
} from '#domain/listing/site-search.ts';
import { anEventCard } from '#fixtures/builders/an-event.ts';

it('DOOR-46 states the numbers of the lists that it links to, and of what it found if these list nothing', () => {
  const found = {
    ...emptySiteSearchResult,
    events: { ...emptySiteSearchResult.events, count: 9, exactCount: 7 },
    series: { count: 3, listedCount: 2, cards: [] },
    total: 4,
  };
  expect(countSiteSearchResultsByKind(found)).toEqual({ concerts: 7, series: 2, pages: 4 });
  expect(countSiteSearchResults(found)).toBe(13);
  const unlisted = { ...found, series: { ...found.series, listedCount: 0 } };
  expect(countSiteSearchResultsByKind(unlisted).series).toBe(3);
});

const [first, second, third] = ['a', 'b', 'c'].map((uri) => anEventCard({ uri }));
const cards = [first, second, third].filter((card) => card !== undefined);

function withConcerts(exactCount: number) {
  const events = { count: 9, exactCount, best: cards.slice(1), cards };
  return { ...emptySiteSearchResult, events };
}

it('WAY-22 lists a concert once: among the best, or among the next', () => {
  expect(listNextConcertsBesideBest(withConcerts(9)).map(({ uri }) => uri)).toEqual(['a']);
});

it('WAY-23 distinguishes concerts that only come near, which have no next ones', () => {
  expect([withConcerts(0), withConcerts(1), emptySiteSearchResult].map(hasOnlyNearConcerts)).toEqual([
    true,
    false,
    false,
  ]);
  expect(listNextConcertsBesideBest(withConcerts(0))).toEqual([]);
});
