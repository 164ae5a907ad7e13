import type { Banner, BannerKind, BannerList } from '#domain/event/banner.ts';
import type { Locale } from '#domain/locale/locale.ts';
import type { EducationEntry } from '#domain/page/education-entry.ts';
import type { Global } from '#domain/page/global.ts';
import type { Page } from '#domain/page/page.ts';
import type { Redirect } from '#domain/page/redirect.ts';
import type { Organizer } from '#domain/series/organizer.ts';
import { type Token, token } from '#ports/token.ts';

/** An answer about one thing: it is there, it never was, or it has been taken away for good. */
export type Lookup<T> =
  | { readonly kind: 'found'; readonly value: T }
  | { readonly kind: 'missing' }
  | { readonly kind: 'gone' };

/**
 * What the hall publishes. Editors own the truth; the site only reads it.
 *
 * Every member rejects when the CMS cannot be asked or its answer cannot be read: the error's message names what was
 * asked and what came back (CALL-3), and where an answer came that cannot be read, it says so (`domain/unreadable-answer.ts`). An abort rejects with the signal's reason. One broken item never fails a whole
 * answer: it is left out and logged (ENT-1 to ENT-5).
 */
export interface CmsPort {
  /** What all pages of a language share (CALL-5). */
  global(locale: Locale, signal?: AbortSignal): Promise<Global>;

  /** The page at a uri (CALL-6), `__home__` for the home page. `missing` also where the page there is of another language. */
  page(locale: Locale, uri: string, signal?: AbortSignal): Promise<Lookup<Page>>;

  /** The banners of a list that is not filtered, in the editor's order; empty where there are none (CALL-8, CALL-10). */
  fallbackBanners(locale: Locale, list: BannerList, signal?: AbortSignal): Promise<readonly Banner[]>;

  /** The banners of the chosen values of one kind, in the editor's order; an unknown value brings none (CALL-9, CALL-11). */
  banners(
    locale: Locale,
    list: BannerList,
    kind: BannerKind,
    values: readonly string[],
    signal?: AbortSignal,
  ): Promise<readonly Banner[]>;

  /** Who makes a series, by exact name (CALL-12). */
  organizer(locale: Locale, name: string, signal?: AbortSignal): Promise<Lookup<Organizer>>;

  /** The address of the production that plays the school event an entry names (CALL-13); `missing` where no event has its numbers. */
  educationRedirect(entry: EducationEntry, signal?: AbortSignal): Promise<Lookup<string>>;

  /** Where a path that has no page leads, first rule first; empty where no rule knows it (CALL-14). `path` has its leading slash and locale prefix, and no query. */
  redirects(locale: Locale, path: string, signal?: AbortSignal): Promise<readonly Redirect[]>;
}

export const CmsPort: Token<CmsPort> = token<CmsPort>('CmsPort');
