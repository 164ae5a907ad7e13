import { describe, expect, it } from 'vitest';
import { findUnknownParamNames } from '#domain/listing/params-codec.ts';
import {
  emptySiteSearchState,
  type SiteSearchState,
  siteSearchParamsCodec,
  splitKeyword,
  withoutKeywordWord,
} from '#domain/listing/site-search.ts';
import { toQueryString } from '#domain/query-pairs.ts';
import { queryIn } from '#tests/domain/listing/any-list.ts';

const read = (search: string) => siteSearchParamsCodec.read(queryIn(search));
const write = (state: SiteSearchState) => toQueryString(siteSearchParamsCodec.write(state));

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

  it('LIST-2 reports unknown names', () => {
    expect(findUnknownParamNames(queryIn('?search=a&keyword=b&page=2&q=c'), siteSearchParamsCodec)).toEqual([
      'q',
    ]);
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
