import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Banner } from '#domain/event/banner.ts';
import {
  type BannerListQuery,
  positionBanners,
  insertBanners,
  toEventBannerQuery,
  toSeriesBannerQuery,
} from '#domain/listing/banners-in-lists.ts';
import { eventParamsCodec } from '#domain/listing/event-list.ts';
import { slicePage } from '#domain/listing/list-pagination.ts';
import { seriesParamsCodec } from '#domain/listing/series-list.ts';
import { queryIn } from '#tests/domain/listing/any-list.ts';
import { onDay } from '#tests/domain/time/at.ts';

const today = onDay('2026-11-20');
const toEventQuery = (search: string) => toEventBannerQuery(eventParamsCodec.read(queryIn(search), today));
const toSeriesQuery = (search: string) => toSeriesBannerQuery(seriesParamsCodec.read(queryIn(search)));

describe("the calendar's banner query", () => {
  const fallback: BannerListQuery = { kind: 'fallback' };
  const none: BannerListQuery = { kind: 'none' };

  it.each<[string, string, BannerListQuery]>([
    ['the fallback while nothing is filtered', '', fallback],
    ['the fallback on any page', '?page=3', fallback],
    ['the fallback with today’s date', '?date=2026-11-20', fallback],
    ['the fallback with categories, which filter nothing', '?categories=Orkest', fallback],
    ['none with a keyword', '?keyword=mahler', none],
    ['none with another day', '?date=2026-12-24', none],
    ['none with a last day', '?until=2026-11-20', none],
    ['none with a room', '?rooms=Foyer', none],
    ['none with two kinds', '?composers=Bach&genres=Barok', none],
    ['none with three kinds', '?composers=Bach&genres=Barok&specials=Kerst', none],
    ['those of a composer', '?composers=Bach', { kind: 'chosen', bannerKind: 'composer', values: ['Bach'] }],
    ['those of a genre', '?genres=Barok', { kind: 'chosen', bannerKind: 'genre', values: ['Barok'] }],
    ['those of a special', '?specials=Kerst', { kind: 'chosen', bannerKind: 'special', values: ['Kerst'] }],
    [
      'those of several values of one kind, in the order chosen',
      '?composers=Satie&composers=Bach',
      { kind: 'chosen', bannerKind: 'composer', values: ['Satie', 'Bach'] },
    ],
    [
      'those of one kind, whatever else is asked',
      '?composers=Bach&rooms=Foyer&keyword=orgel&date=2026-12-24&tags=gezin',
      { kind: 'chosen', bannerKind: 'composer', values: ['Bach'] },
    ],
  ])('LIST-6 are %s', (_which, search, expected) => {
    expect(toEventQuery(search)).toEqual(expected);
  });

  it.each<[string, string, BannerListQuery]>([
    ['the fallback while nothing is filtered', '?page=2', fallback],
    ['none with a keyword', '?keyword=piano', none],
    ['none with two kinds', '?rooms=Foyer&genres=Barok', none],
    [
      'those of an organizer',
      '?organizers=AC%2FDC',
      { kind: 'chosen', bannerKind: 'organizer', values: ['AC/DC'] },
    ],
    [
      'those of a genre',
      '?genres=Barok&keyword=piano',
      { kind: 'chosen', bannerKind: 'genre', values: ['Barok'] },
    ],
    ['those of a room', '?rooms=Foyer', { kind: 'chosen', bannerKind: 'room', values: ['Foyer'] }],
  ])('LIST-6 are for series %s', (_which, search, expected) => {
    expect(toSeriesQuery(search)).toEqual(expected);
  });
});

function aBanner(position: number, seriesPosition = 99): Banner {
  return { id: position, position, seriesPosition, title: `Banner ${position}`, url: '/actie' };
}

describe('the position of a banner', () => {
  const places = (banners: readonly Banner[], ...list: [number, number, number, number]) =>
    positionBanners(banners, ...list).map(({ before, banner }) => [banner.position, before]);

  it('LIST-18 is before the n-th item of the whole result', () => {
    const banners = [aBanner(1), aBanner(3), aBanner(15), aBanner(16), aBanner(20)];
    expect(places(banners, 1, 15, 15, 40)).toEqual([
      [1, 0],
      [3, 2],
      [15, 14],
    ]);
    expect(places(banners, 2, 15, 15, 40)).toEqual([
      [16, 0],
      [20, 4],
    ]);
    expect(places(banners, 3, 15, 10, 40)).toEqual([]);
  });

  it('LIST-18 is nowhere where the result has no such item', () => {
    expect(places([aBanner(4), aBanner(5)], 1, 15, 4, 4)).toEqual([[4, 3]]);
    expect(places([aBanner(1)], 1, 15, 0, 0)).toEqual([]);
    expect(places([aBanner(0), aBanner(-1)], 1, 15, 15, 40)).toEqual([]);
  });

  it('LIST-18 is last on a page whose items could not all be had', () => {
    expect(places([aBanner(2), aBanner(14)], 1, 15, 12, 40)).toEqual([
      [2, 1],
      [14, 12],
    ]);
  });

  it('LIST-18 follows the place, and at the same place the editor’s order', () => {
    const [late, early, alsoEarly] = [aBanner(5), { ...aBanner(2), id: 7 }, { ...aBanner(2), id: 3 }];
    expect(positionBanners([late, early, alsoEarly], 1, 15, 15, 40).map(({ banner }) => banner.id)).toEqual([
      7, 3, 5,
    ]);
  });

  it('LIST-18 is in a list of series that list’s own place', () => {
    expect(positionBanners([aBanner(2, 4)], 1, 15, 15, 40, 'series').map(({ before }) => before)).toEqual([
      3,
    ]);
  });
});

describe('a list with its banners', () => {
  it('LIST-18 shows over all its pages every banner that has an item once, right before that item', () => {
    const positions = fc.array(fc.integer({ min: -2, max: 60 }));
    fc.assert(
      fc.property(positions, fc.nat({ max: 50 }), (requested, total) => {
        const results = Array.from({ length: total }, (_, index) => index + 1);
        const banners = requested.map((position) => aBanner(position));
        const entries = [1, 2, 3, 4].flatMap((page) => {
          const items = slicePage(results, page, 15);
          return insertBanners(items, positionBanners(banners, page, 15, items.length, total));
        });
        const expected = results.flatMap((item) => [
          ...banners
            .filter(({ position }) => position === item)
            .map((banner) => ({ kind: 'banner', banner })),
          { kind: 'item', item },
        ]);
        expect(entries).toEqual(expected);
      }),
    );
  });
});
