import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { withPage } from '#domain/listing/listing-state.ts';
import { findUnknownParamNames } from '#domain/listing/params-codec.ts';
import { pressParamsCodec } from '#domain/listing/press-listing-state.ts';
import { anyQuery, page, queryIn } from '#tests/domain/listing/any-list.ts';

describe('the address of the press overview', () => {
  it('LIST-12 contains the page, omitted when 1', () => {
    expect(pressParamsCodec.read(queryIn('?page=4'))).toEqual({ page: 4 });
    expect(pressParamsCodec.write({ page: 4 })).toEqual([['page', '4']]);
    expect(pressParamsCodec.write({ page: 1 })).toEqual([]);
  });

  it('LIST-2 has page 1 for anything that is no number, and for turning too far back', () => {
    expect(pressParamsCodec.read(queryIn('?page=four'))).toEqual({ page: 1 });
    expect(withPage({ page: 2 }, 0)).toEqual({ page: 1 });
    expect(withPage({ page: 1 }, 3)).toEqual({ page: 3 });
  });

  it('LIST-2 reports unknown names', () => {
    expect(findUnknownParamNames(queryIn('?page=2&keyword=x'), pressParamsCodec)).toEqual(['keyword']);
  });

  it('LIST-1 LIST-12 is read as it was written, and from any query', () => {
    fc.assert(
      fc.property(page, anyQuery('page'), (number, query) => {
        expect(pressParamsCodec.read(pressParamsCodec.write({ page: number }))).toEqual({ page: number });
        const state = pressParamsCodec.read(query);
        expect(pressParamsCodec.read(pressParamsCodec.write(state))).toEqual(state);
      }),
    );
  });
});
