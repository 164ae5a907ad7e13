import { describe, expect, it } from 'vitest';
import { eventParamsCodec } from '#domain/listing/event-list.ts';
import { findUnknownParamNames, readExpandedFacet } from '#domain/listing/params-codec.ts';
import type { HallDay } from '#domain/time/hall-day.ts';
import { queryIn } from '#tests/domain/listing/any-list.ts';

describe('unknown parameter names of a list', () => {
  it('LIST-2 are reported once each, for the log, without those of the site itself', () => {
    const query = queryIn('rooms&colour&cp&debug&token&x-craft-preview&x-craft-live-preview&colour&Rooms');
    expect(findUnknownParamNames(query, { names: ['rooms'] })).toEqual(['colour', 'Rooms']);
  });
});

describe('the facet that an address expands', () => {
  it('LIST-23 is one of the list’s facets, named once', () => {
    const read = (...values: readonly string[]) =>
      readExpandedFacet(
        values.map((value) => ['open', value]),
        { collapsibleFacets: ['genres', 'rooms'] },
      );
    expect([read('rooms'), read('rooms', 'genres'), read('Rooms'), read('')]).toEqual([
      'rooms',
      null,
      null,
      null,
    ]);
    expect(readExpandedFacet([['open', 'rooms']], {})).toBeNull();
  });

  it('LIST-1 LIST-23 is not part of the list’s state, and known', () => {
    const today = '2026-11-20' as HallDay;
    const query = [
      ['genres', 'Lied'],
      ['open', 'genres'],
    ] as const;
    expect(eventParamsCodec.write(eventParamsCodec.read(query, today), today)).toEqual([['genres', 'Lied']]);
    expect(findUnknownParamNames(query, eventParamsCodec)).toEqual([]);
  });
});
