import type { LinkTargetAttribute } from '#domain/link/classified-link.ts';
import type { Picture } from '#domain/media/image.ts';
import type { Theme } from '#domain/media/theme.ts';

/** The lists that have banners. */
export type BannerListName = 'events' | 'series';

/** The filters for which the CMS may have a banner (LIST-6). */
export type BannerFilterKind = 'composer' | 'genre' | 'special' | 'organizer' | 'room';

/** An announcement between the items of a list (LIST-18), before the n-th item of the whole result. */
export interface Banner {
  readonly id: number;
  /** 1-based position in the list of events. */
  readonly position: number;
  /** 1-based position in the list of series. */
  readonly seriesPosition: number;
  readonly title: string;
  readonly subtitle?: string;
  readonly url: string;
  readonly target?: LinkTargetAttribute;
  readonly image?: Picture;
  readonly theme?: Theme;
}
