import { lifetimes } from '#domain/caching/lifetimes.ts';
import type { Banner, BannerKind, BannerList } from '#domain/event/banner.ts';
import type { TranslationUrl } from '#domain/flags/translation-tool.ts';
import type { Locale } from '#domain/locale/locale.ts';
import type { EducationEntry } from '#domain/page/education-entry.ts';
import type { Redirect } from '#domain/page/follow-redirects.ts';
import type { Global } from '#domain/page/global.ts';
import type { Page } from '#domain/page/page.ts';
import {
  boundedText,
  digits,
  oneOf,
  type ParamField,
  repeated,
  sitePath,
} from '#domain/queries/param-fields.ts';
import type { Query, QueryDefinitions } from '#domain/queries/query.ts';
import type { Organizer } from '#domain/series/organizer.ts';

/** An answer about one thing: it is there, it never was, or it has been taken away for good. */
export type Lookup<T> =
  | { readonly kind: 'found'; readonly value: T }
  | { readonly kind: 'missing' }
  | { readonly kind: 'gone' };

interface InLocale {
  readonly locale: Locale;
}

/** What the hall publishes. One broken item never fails a whole answer: it is left out and logged (ENT-1 to ENT-5). */
export interface CmsQueries {
  /** What all pages of a language share (CALL-5). */
  readonly global: Query<InLocale, Global>;

  /** The page at a uri (CALL-6), `__home__` for the home page. `missing` also where the page there is of another language. */
  readonly page: Query<InLocale & { readonly uri: string }, Lookup<Page>>;

  /** The banners of a list that is not filtered, in the editor's order; empty where there are none (CALL-8, CALL-10). */
  readonly fallbackBanners: Query<InLocale & { readonly list: BannerList }, readonly Banner[]>;

  /** The banners of the chosen values of one kind, in the editor's order; an unknown value brings none (CALL-9, CALL-11). */
  readonly banners: Query<
    InLocale & { readonly list: BannerList; readonly kind: BannerKind; readonly values: readonly string[] },
    readonly Banner[]
  >;

  /** Who makes a series, by exact name (CALL-12). */
  readonly organizer: Query<InLocale & { readonly name: string }, Lookup<Organizer>>;

  /** The address of the production that plays the school event an entry names (CALL-13); `missing` where no event has its numbers. */
  readonly educationRedirect: Query<EducationEntry, Lookup<string>>;

  /** Where a path that has no page leads, first rule first; empty where no rule knows it (CALL-14). `path` has its leading slash and locale prefix, and no query. */
  readonly redirects: Query<InLocale & { readonly path: string }, readonly Redirect[]>;
}

/** What the CMS answers to editors alone: their browser requests it from the CMS itself, with the session they have there. */
export interface EditorQueries {
  /** The place to edit each text of the site (CALL-7, I18N-2); empty for a visitor who is not an editor. */
  readonly translationUrls: Query<InLocale, readonly TranslationUrl[]>;
}

const bannerKinds: Readonly<Record<BannerList, readonly BannerKind[]>> = {
  events: ['composer', 'genre', 'special'],
  series: ['organizer', 'genre', 'room'],
};

const bannerList = oneOf<BannerList>(['events', 'series']);

/** A kind that the list in the same address has. */
const bannerKind: ParamField<BannerKind> = {
  ...oneOf<BannerKind>([]),
  read: (query, parameter) => {
    const list = bannerList.read(query, 'list');
    return list && oneOf(bannerKinds[list]).read(query, parameter);
  },
};

function isNothing(lookup: Lookup<unknown>): boolean {
  return lookup.kind !== 'found';
}

/**
 * Banners, organizers and redirects fall back to none where the CMS cannot be asked (LIST-14); a page and what all pages share
 * have no fallback.
 */
export const cmsDefinitions: QueryDefinitions<CmsQueries> = {
  global: {
    path: 'global',
    fields: {},
    cache: { kind: 'lifetime', partition: 'global', ttl: lifetimes.global },
  },
  page: {
    path: 'page',
    fields: { uri: boundedText },
    cache: { kind: 'lifetime', partition: 'pages', ttl: lifetimes.page, isNegative: isNothing },
  },
  fallbackBanners: {
    path: 'fallback-banners',
    fields: { list: bannerList },
    cache: { kind: 'lifetime', partition: 'banners', ttl: lifetimes.fallbackBanners, fallback: [] },
  },
  banners: {
    path: 'banners',
    fields: { list: bannerList, kind: bannerKind, values: repeated('value') },
    cache: { kind: 'lifetime', partition: 'banners', ttl: lifetimes.banners, fallback: [] },
  },
  organizer: {
    path: 'organizer',
    fields: { name: boundedText },
    cache: {
      kind: 'lifetime',
      partition: 'organizers',
      ttl: lifetimes.organizer,
      fallback: { kind: 'missing' },
      isNegative: isNothing,
    },
  },
  educationRedirect: {
    path: 'education-redirect',
    fields: { eventGroupId: digits('group'), eventId: digits('event'), uri: boundedText },
    cache: {
      kind: 'lifetime',
      partition: 'education',
      ttl: lifetimes.educationRedirect,
      isNegative: isNothing,
    },
  },
  redirects: {
    path: 'redirects',
    fields: { path: sitePath },
    cache: { kind: 'lifetime', partition: 'redirects', ttl: lifetimes.redirects, fallback: [] },
  },
};

export const editorDefinitions: QueryDefinitions<EditorQueries> = {
  translationUrls: {
    path: 'translation-urls',
    fields: {},
    cache: { kind: 'lifetime', partition: 'pages', ttl: lifetimes.translationUrls },
  },
};
