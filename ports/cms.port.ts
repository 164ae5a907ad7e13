import type { EducationRedirectParams } from '#domain/education/education-redirect.ts';
import type { Banner, BannerFilterKind, BannerListName } from '#domain/event/banner.ts';
import type { EmailAddress } from '#domain/form/email.ts';
import type { SignUpResult } from '#domain/form/sign-up-result.ts';
import type { RedirectRule } from '#domain/page/follow-redirects.ts';
import type { Global } from '#domain/page/global.ts';
import type { Page } from '#domain/page/page.ts';
import type { Organizer } from '#domain/series/series-card.ts';
import type { InLocale, Query } from '#ports/query.ts';
import { type Token, createToken } from '#ports/token.ts';

/** The result of a lookup: found, not existing (404), or removed permanently (410). */
export type LookupResult<T> =
  | { readonly kind: 'found'; readonly value: T }
  | { readonly kind: 'missing' }
  | { readonly kind: 'gone' };

/** The queries of the CMS. A broken item never fails a whole result: it is dropped and logged (ENT-1 to ENT-5). */
export interface CmsQueries {
  /** The data that all pages of a language share (CALL-5). */
  readonly global: Query<InLocale, Global>;

  /** The page at a uri (CALL-6), `__home__` for the home page. `missing` also if that page is in another language. */
  readonly page: Query<InLocale & { readonly uri: string }, LookupResult<Page>>;

  /** The banners of an unfiltered list, in the editor's order; may be empty (CALL-8, CALL-10). */
  readonly fallbackBanners: Query<InLocale & { readonly list: BannerListName }, readonly Banner[]>;

  /** The banners for the chosen values of one kind, in the editor's order; an unknown value has none (CALL-9, CALL-11). */
  readonly banners: Query<
    InLocale & {
      readonly list: BannerListName;
      readonly kind: BannerFilterKind;
      readonly values: readonly string[];
    },
    readonly Banner[]
  >;

  /** The organizer of a series, by exact name (CALL-12). */
  readonly organizer: Query<InLocale & { readonly name: string }, LookupResult<Organizer>>;

  /** The URL of the production to which an entry link's school event belongs (CALL-13); `missing` if no event has its ids. */
  readonly educationRedirect: Query<EducationRedirectParams, LookupResult<string>>;

  /** The redirect rules for a path without a page, in order; empty if there are none (CALL-14). `path` has its leading slash and locale prefix, and no query. */
  readonly redirects: Query<InLocale & { readonly path: string }, readonly RedirectRule[]>;
}

/** The URL at which an editor can change a text. */
export interface TextEditUrl {
  readonly key: string;
  readonly url: string;
}

/** What the CMS says to an editor who is logged in to it in this browser. */
export interface EditorQueries {
  /** Where each text of the site is edited (CALL-7, I18N-2); empty for every other visitor, and always on a server. */
  readonly translationUrls: Query<InLocale, readonly TextEditUrl[]>;
}

/**
 * The CMS, read only, and the newsletter. Every query rejects while the CMS cannot be reached, or if what it says cannot be read; the
 * error says what was asked and what came (CALL-3), and which of the two it is.
 */
export interface CmsPort extends CmsQueries, EditorQueries, NewsletterSignUp {}

/** The hall's newsletter (CALL-27). Only an abort rejects (with the signal's reason); failures are results. */
export interface NewsletterSignUp {
  /** Signs an address up; an address that is already on the list stays on it once, with the same result. */
  readonly signUp: (address: EmailAddress, signal?: AbortSignal) => Promise<SignUpResult>;
}

export const CmsPort: Token<CmsPort> = createToken<CmsPort>('CmsPort');
