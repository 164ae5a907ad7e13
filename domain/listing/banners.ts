import type { Banner, BannerKind, BannerList } from '#domain/event/banner.ts';
import { isNothingChosen } from '#domain/facet/selection.ts';
import type { EventListingState } from '#domain/listing/event-listing-state.ts';
import type { SeriesListingState } from '#domain/listing/series-listing-state.ts';

/** Which banners a list asks for (LIST-6). */
export type BannerQuery =
  /** The editor's own, while nothing is filtered. */
  | { readonly kind: 'fallback' }
  /** Those of the chosen values of the one kind in use, in the order chosen. */
  | { readonly kind: 'chosen'; readonly bannerKind: BannerKind; readonly values: readonly string[] }
  | { readonly kind: 'none' };

/** A banner and the item of the page it stands before: 0 is the first, as many as there are items is after the last. */
interface PlacedBanner {
  readonly before: number;
  readonly banner: Banner;
}

type ListEntry<Item> =
  | { readonly kind: 'item'; readonly item: Item }
  | { readonly kind: 'banner'; readonly banner: Banner };

/** The calendar's banners: keyword, date and the other facets do not count beside a kind in use, but they end the fallback. */
export function toBannerQuery({ keyword, date, selection }: EventListingState): BannerQuery {
  const isUnfiltered = keyword === '' && date === null && isNothingChosen(selection);
  const { composers, genres, specials } = selection;
  return isUnfiltered
    ? { kind: 'fallback' }
    : onlyKindOf(['composer', composers], ['genre', genres], ['special', specials]);
}

/** The banners of the series overview, and of an overview of concerts: as the calendar's, by organizer, genre or room (LIST-6). */
export function toSeriesBannerQuery({ keyword, selection }: SeriesListingState): BannerQuery {
  const isUnfiltered = keyword === '' && isNothingChosen(selection);
  const { organizers, genres, rooms } = selection;
  return isUnfiltered
    ? { kind: 'fallback' }
    : onlyKindOf(['organizer', organizers], ['genre', genres], ['room', rooms]);
}

/**
 * The banners of one page of a list, each before the n-th item of the whole result (LIST-18); one whose item the result does
 * not have is not shown. `page` is 1-based, `size` its full length, `itemCount` how many items it really shows, `total` the
 * length of the whole result. Where items of the page could not be had, what would stand behind them stands last.
 */
export function placeBanners(
  banners: readonly Banner[],
  page: number,
  size: number,
  itemCount: number,
  total: number,
  list: BannerList = 'events',
): readonly PlacedBanner[] {
  const before = (page - 1) * size;
  const last = Math.min(before + size, total);
  return banners
    .map((banner) => ({ banner, place: placeIn(list, banner) }))
    .filter(({ place }) => place > before && place <= last)
    .toSorted((one, other) => one.place - other.place)
    .map(({ banner, place }) => ({ before: Math.min(place - before - 1, itemCount), banner }));
}

/** Items and banners in the order they stand. */
export function withBanners<Item>(
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

function onlyKindOf(...chosen: readonly (readonly [BannerKind, readonly string[]])[]): BannerQuery {
  const [only, ...others] = chosen.filter(([, values]) => values.length > 0);
  if (only === undefined || others.length > 0) return { kind: 'none' };
  const [bannerKind, values] = only;
  return { kind: 'chosen', bannerKind, values };
}

function placeIn(list: BannerList, { position, seriesPosition }: Banner): number {
  return list === 'events' ? position : seriesPosition;
}
