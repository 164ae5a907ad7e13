import { describe, expect, it } from 'vitest';
import { withPage } from '#domain/listing/listing-state.ts';
import { findUnknownParamNames } from '#domain/listing/params-codec.ts';
import { pressParamsCodec } from '#domain/listing/press-list.ts';
import { queryIn } from '#tests/domain/listing/any-list.ts';

describe('the address of the press overview', () => {
  it('LIST-12 contains the page, omitted when 1', () => {
    expect(pressParamsCodec.read(queryIn('?page=4'))).toEqual({ year: null, page: 4 });
    expect(pressParamsCodec.write({ year: null, page: 4 })).toEqual([['page', '4']]);
    expect(pressParamsCodec.write({ year: null, page: 1 })).toEqual([]);
  });

  it('LIST-2 has page 1 for anything that is no number, and for turning too far back', () => {
    expect(pressParamsCodec.read(queryIn('?page=four'))).toEqual({ year: null, page: 1 });
    expect(withPage({ page: 2 }, 0)).toEqual({ page: 1 });
    expect(withPage({ page: 1 }, 3)).toEqual({ page: 3 });
  });

  it('WAY-45 contains the year, omitted for all; anything but four digits is no year', () => {
    expect(pressParamsCodec.read(queryIn('?year=2025&page=2'))).toEqual({ year: 2025, page: 2 });
    expect(pressParamsCodec.write({ year: 2025, page: 1 })).toEqual([['year', '2025']]);
    for (const other of ['25', '20255', 'last', '0999', ' 2025']) {
      expect(pressParamsCodec.read(queryIn(`?year=${encodeURIComponent(other)}`))).toEqual({
        year: null,
        page: 1,
      });
    }
  });

  it('LIST-2 reports unknown names', () => {
    expect(findUnknownParamNames(queryIn('?page=2&keyword=x'), pressParamsCodec)).toEqual(['keyword']);
  });
});
