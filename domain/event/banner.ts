import type { LinkTarget } from '#domain/link/link.ts';
import { percentEncoded } from '#domain/link/percent-encoding.ts';
import type { Picture } from '#domain/media/image.ts';
import type { Theme } from '#domain/page/theme.ts';

/** The lists that carry banners. */
export type BannerList = 'events' | 'series';

/** The filters that may bring a banner of their own (LIST-6). */
export type BannerKind = 'composer' | 'genre' | 'special' | 'organizer' | 'room';

/** An announcement between the concerts of a list (LIST-18): it stands before the n-th item of the whole result. */
export interface Banner {
  readonly id: number;
  /** 1-based place in the list of events. */
  readonly position: number;
  /** 1-based place in the list of series. */
  readonly seriesPosition: number;
  readonly title: string;
  readonly subtitle?: string;
  readonly url: string;
  readonly target?: LinkTarget;
  readonly image?: Picture;
  readonly theme?: Theme;
}

/** A value as one part of a CMS path (LIST-6): a slash is `-SLASH-`, the rest percent-encoded. */
export function pathValue(value: string): string {
  return percentEncoded(value.replaceAll('/', '-SLASH-'));
}

/** Values as one part of a CMS path, in the order given: `AC-SLASH-DC%2C%20live,Bach`. */
export function pathValues(values: readonly string[]): string {
  return values.map(pathValue).join(',');
}
