import type { BannerFilterKind, BannerListName } from '#domain/event/banner.ts';
import type { CmsQueries, EditorQueries, LookupResult } from '#ports/cms.port.ts';
import { cacheLifetimes } from './cache-lifetimes.ts';
import {
  boundedTextField,
  createIntegerField,
  createOneOfField,
  type ParamField,
  createRepeatedField,
  sitePathField,
} from './param-fields.ts';
import type { QueryDefinitions } from './query-definition.ts';

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
    cache: { partition: 'global', ttl: cacheLifetimes.global },
  },
  page: {
    path: 'page',
    fields: { uri: boundedTextField },
    cache: { partition: 'pages', ttl: cacheLifetimes.page, isNegative: isNotFound },
  },
  fallbackBanners: {
    path: 'fallback-banners',
    fields: { list: bannerList },
    cache: { partition: 'banners', ttl: cacheLifetimes.fallbackBanners, fallback: [] },
  },
  banners: {
    path: 'banners',
    fields: { list: bannerList, kind: bannerKind, values: createRepeatedField('value') },
    cache: { partition: 'banners', ttl: cacheLifetimes.banners, fallback: [] },
  },
  organizer: {
    path: 'organizer',
    fields: { name: boundedTextField },
    cache: {
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
      partition: 'education',
      ttl: cacheLifetimes.educationRedirect,
      isNegative: isNotFound,
    },
  },
  redirects: {
    path: 'redirects',
    fields: { path: sitePathField },
    cache: { partition: 'redirects', ttl: cacheLifetimes.redirects, fallback: [] },
  },
};

export const editorDefinitions: QueryDefinitions<EditorQueries> = {
  translationUrls: {
    path: 'translation-urls',
    fields: {},
    cache: { partition: 'pages', ttl: cacheLifetimes.translationUrls },
  },
};
