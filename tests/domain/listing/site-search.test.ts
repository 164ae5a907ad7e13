import { describe, expect, it } from 'vitest';
import type { SearchedState } from '#domain/listing/listing-state.ts';
import {
  emptySiteSearchState,
  siteSearchParamsCodec,
  splitKeyword,
  withoutKeywordWord,
  emptySiteSearchResult,
  countSiteSearchResultsByKind,
  countSiteSearchResults,
  hasOnlyNearConcerts,
  listNextConcertsBesideBest,
} from '#domain/listing/site-search.ts';
import { toQueryString } from '#domain/query-pairs.ts';
import { anEventCard } from '#fixtures/builders/an-event.ts';
import { queryIn } from '#tests/domain/listing/any-list.ts';

const read = (search: string) => siteSearchParamsCodec.read(queryIn(search));
const write = (state: SearchedState) => toQueryString(siteSearchParamsCodec.write(state));

describe('the address of the site search', () => {
  it('LIST-12 takes the keyword from `keyword`, else from `search`', () => {
    expect(read('?keyword=mahler').keyword).toBe('mahler');
    expect(read('?search=mahler').keyword).toBe('mahler');
    expect(read('?search=bach&keyword=mahler').keyword).toBe('mahler');
    expect(read('?search=bach&keyword=+').keyword).toBe('bach');
    expect(read('?search=a&search=b')).toEqual(emptySiteSearchState);
  });

  it('LIST-12 is written with `keyword`, and page 1 omitted', () => {
    expect(write(read('?search=mahler&page=1'))).toBe('?keyword=mahler');
    expect(write(read('?search=mahler&page=2'))).toBe('?keyword=mahler&page=2');
  });

  it('LIST-14 can remove each of its words, but no punctuation', () => {
    expect(splitKeyword('Dvořák  & zn dvorak')).toEqual(['Dvořák', 'zn']);
    expect(splitKeyword('bach-suite bachsuite')).toEqual(['bach-suite', 'bachsuite']);
    expect(splitKeyword('')).toEqual([]);
  });

  it('LIST-14 without a word is the same search for every position and spelling of the word', () => {
    const state = read('?keyword=Bach viool  bach-suite BACH&page=2');
    expect(withoutKeywordWord(state, 'bach')).toEqual({ keyword: 'viool bach-suite', page: 1 });
    expect(withoutKeywordWord(state, 'cello')).toEqual({ keyword: 'Bach viool bach-suite BACH', page: 1 });
  });
});

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
