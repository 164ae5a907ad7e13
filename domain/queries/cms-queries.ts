import { cacheLifetimes } from '#domain/caching/lifetimes.ts';
import type { TextEditUrl } from '#domain/editor/text-edit-url.ts';
import type { EducationRedirectParams } from '#domain/education/education-redirect.ts';
import type { Banner, BannerFilterKind, BannerListName } from '#domain/event/banner.ts';
import type { Locale } from '#domain/locale/locale.ts';
import type { RedirectRule } from '#domain/page/follow-redirects.ts';
import type { Global } from '#domain/page/global.ts';
import type { Page } from '#domain/page/page.ts';
import {
  boundedTextField,
  createIntegerField,
  createOneOfField,
  type ParamField,
  createRepeatedField,
  sitePathField,
} from '#domain/queries/param-fields.ts';
import type { QueryDefinitions, QuerySignature } from '#domain/queries/query.ts';
import type { Organizer } from '#domain/series/organizer.ts';

/** The result of a lookup: found, not existing (404), or removed permanently (410). */
export type LookupResult<T> =
  | { readonly kind: 'found'; readonly value: T }
  | { readonly kind: 'missing' }
  | { readonly kind: 'gone' };

interface InLocale {
  readonly locale: Locale;
}

/** The queries of the CMS. A broken item never fails a whole result: it is dropped and logged (ENT-1 to ENT-5). */
export interface CmsQueries {
  /** The data that all pages of a language share (CALL-5). */
  readonly global: QuerySignature<InLocale, Global>;

  /** The page at a uri (CALL-6), `__home__` for the home page. `missing` also if that page is in another language. */
  readonly page: QuerySignature<InLocale & { readonly uri: string }, LookupResult<Page>>;

  /** The banners of an unfiltered list, in the editor's order; may be empty (CALL-8, CALL-10). */
  readonly fallbackBanners: QuerySignature<InLocale & { readonly list: BannerListName }, readonly Banner[]>;

  /** The banners for the chosen values of one kind, in the editor's order; an unknown value has none (CALL-9, CALL-11). */
  readonly banners: QuerySignature<
    InLocale & {
      readonly list: BannerListName;
      readonly kind: BannerFilterKind;
      readonly values: readonly string[];
    },
    readonly Banner[]
  >;

  /** The organizer of a series, by exact name (CALL-12). */
  readonly organizer: QuerySignature<InLocale & { readonly name: string }, LookupResult<Organizer>>;

  /** The URL of the production to which an entry link's school event belongs (CALL-13); `missing` if no event has its ids. */
  readonly educationRedirect: QuerySignature<EducationRedirectParams, LookupResult<string>>;

  /** The redirect rules for a path without a page, in order; empty if there are none (CALL-14). `path` has its leading slash and locale prefix, and no query. */
  readonly redirects: QuerySignature<InLocale & { readonly path: string }, readonly RedirectRule[]>;
}

/** The CMS queries for editors. An editor's browser requests them from the CMS itself, with the editor's session. */
export interface EditorQueries {
  /** The edit URL of each text of the site (CALL-7, I18N-2); empty for visitors who are not editors. */
  readonly translationUrls: QuerySignature<InLocale, readonly TextEditUrl[]>;
}

const bannerKinds: Readonly<Record<BannerListName, readonly BannerFilterKind[]>> = {
  events: ['composer', 'genre', 'special'],
  series: ['organizer', 'genre', 'room'],
};

const bannerList = createOneOfField<BannerListName>(['events', 'series']);

/** A banner kind that belongs to the list in the same address. */
const bannerKind: ParamField<BannerFilterKind> = {
  ...createOneOfField<BannerFilterKind>([]),
  read: (query, parameter) => {
    const list = bannerList.read(query, 'list');
    return list && createOneOfField(bannerKinds[list]).read(query, parameter);
  },
};

function isNotFound(lookup: LookupResult<unknown>): boolean {
  return lookup.kind !== 'found';
}

/**
 * The definitions of the CMS queries. Banners, organizers and redirects fall back to empty results when the CMS is unavailable
 * (LIST-14); pages and global data have no fallback.
 */
export const cmsDefinitions: QueryDefinitions<CmsQueries> = {
  global: {
    path: 'global',
    fields: {},
    cache: { kind: 'lifetime', partition: 'global', ttl: cacheLifetimes.global },
  },
  page: {
    path: 'page',
    fields: { uri: boundedTextField },
    cache: { kind: 'lifetime', partition: 'pages', ttl: cacheLifetimes.page, isNegative: isNotFound },
  },
  fallbackBanners: {
    path: 'fallback-banners',
    fields: { list: bannerList },
    cache: { kind: 'lifetime', partition: 'banners', ttl: cacheLifetimes.fallbackBanners, fallback: [] },
  },
  banners: {
    path: 'banners',
    fields: { list: bannerList, kind: bannerKind, values: createRepeatedField('value') },
    cache: { kind: 'lifetime', partition: 'banners', ttl: cacheLifetimes.banners, fallback: [] },
  },
  organizer: {
    path: 'organizer',
    fields: { name: boundedTextField },
    cache: {
      kind: 'lifetime',
      partition: 'organizers',
      ttl: cacheLifetimes.organizer,
      fallback: { kind: 'missing' },
      isNegative: isNotFound,
    },
  },
  educationRedirect: {
    path: 'education-redirect',
    fields: {
      eventGroupId: createIntegerField('group'),
      eventId: createIntegerField('event'),
      uri: boundedTextField,
    },
    cache: {
      kind: 'lifetime',
      partition: 'education',
      ttl: cacheLifetimes.educationRedirect,
      isNegative: isNotFound,
    },
  },
  redirects: {
    path: 'redirects',
    fields: { path: sitePathField },
    cache: { kind: 'lifetime', partition: 'redirects', ttl: cacheLifetimes.redirects, fallback: [] },
  },
};

export const editorDefinitions: QueryDefinitions<EditorQueries> = {
  translationUrls: {
    path: 'translation-urls',
    fields: {},
    cache: { kind: 'lifetime', partition: 'pages', ttl: cacheLifetimes.translationUrls },
  },
};
