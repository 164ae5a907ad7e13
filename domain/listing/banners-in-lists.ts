import type { Banner, BannerFilterKind, BannerListName } from '#domain/event/banner.ts';
import { isEmptySelection } from '#domain/facet/facet.ts';
import type { EventListingState } from '#domain/listing/event-list.ts';
import type { SeriesListingState } from '#domain/listing/series-list.ts';

/** Which banners to load for a list (LIST-6). */
export type BannerListQuery =
  /** The editor's general banners, while no filter is set. */
  | { readonly kind: 'fallback' }
  /** The banners of the chosen values, where only one banner kind is filtered; in the order chosen. */
  | { readonly kind: 'chosen'; readonly bannerKind: BannerFilterKind; readonly values: readonly string[] }
  | { readonly kind: 'none' };

/** A banner with the index of the item it precedes; the number of items means after the last. */
interface PlacedBanner {
  readonly before: number;
  readonly banner: Banner;
}

type ListEntry<Item> =
  | { readonly kind: 'item'; readonly item: Item }
  | { readonly kind: 'banner'; readonly banner: Banner };

/** The banner query of the calendar. Keyword, days and other facets do not affect a filtered kind, but exclude the fallback. */
export function toEventBannerQuery({ keyword, date, until, selection }: EventListingState): BannerListQuery {
  const isUnfiltered = keyword === '' && date === null && until === null && isEmptySelection(selection);
  const { composers, genres, specials } = selection;
  return isUnfiltered
    ? { kind: 'fallback' }
    : toChosenKind(['composer', composers], ['genre', genres], ['special', specials]);
}

/** The banner query of the series overview and of concert overviews: by organizer, genre or room (LIST-6). */
export function toSeriesBannerQuery({ keyword, selection }: SeriesListingState): BannerListQuery {
  const isUnfiltered = keyword === '' && isEmptySelection(selection);
  const { organizers, genres, rooms } = selection;
  return isUnfiltered
    ? { kind: 'fallback' }
    : toChosenKind(['organizer', organizers], ['genre', genres], ['room', rooms]);
}

/**
 * The banners of one page of a list, each before the n-th item of the whole result (LIST-18); a banner whose position is beyond
 * the result is not shown. `page` is 1-based, `size` the full page length, `itemCount` the number of items actually shown,
 * `total` the length of the whole result. If fewer items are shown, banners of the missing ones come last.
 */
export function positionBanners(
  banners: readonly Banner[],
  page: number,
  size: number,
  itemCount: number,
  total: number,
  list: BannerListName = 'events',
): readonly PlacedBanner[] {
  const before = (page - 1) * size;
  const last = Math.min(before + size, total);
  return banners
    .map((banner) => ({ banner, position: findPosition(list, banner) }))
    .filter(({ position }) => position > before && position <= last)
    .toSorted((one, other) => one.position - other.position)
    .map(({ banner, position }) => ({ before: Math.min(position - before - 1, itemCount), banner }));
}

/** Items and banners in display order. */
export function insertBanners<Item>(
  items: readonly Item[],
  placed: readonly PlacedBanner[],
): readonly ListEntry<Item>[] {
  const bannersBefore = (index: number): readonly ListEntry<Item>[] =>
    placed.filter(({ before }) => before === index).map(({ banner }) => ({ kind: 'banner', banner }));
  return [
    ...items.flatMap((item, index) => [...bannersBefore(index), { kind: 'item', item } as const]),
    ...bannersBefore(items.length),
  ];
}

function toChosenKind(
  ...chosen: readonly (readonly [BannerFilterKind, readonly string[]])[]
): BannerListQuery {
  const [only, ...others] = chosen.filter(([, values]) => values.length > 0);
  if (only === undefined || others.length > 0) return { kind: 'none' };
  const [bannerKind, values] = only;
  return { kind: 'chosen', bannerKind, values };
}

function findPosition(list: BannerListName, { position, seriesPosition }: Banner): number {
  return list === 'events' ? position : seriesPosition;
}
