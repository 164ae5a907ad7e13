import { lifetimes } from '#domain/caching/lifetimes.ts';
import type { Banner, BannerKind, BannerList } from '#domain/event/banner.ts';
import type { Locale } from '#domain/locale/locale.ts';
import type { EducationEntry } from '#domain/page/education-entry.ts';
import type { Global } from '#domain/page/global.ts';
import type { Page } from '#domain/page/page.ts';
import type { Redirect } from '#domain/page/redirect.ts';
import type { Organizer } from '#domain/series/organizer.ts';
import type { CmsPort, Lookup } from '#ports/cms.port.ts';
import type { Question, RememberingCache } from './remembering-cache.adapter.ts';

/**
 * A content system that is asked no more often than it has to (CACHE-2). Banners, organizers and redirects fall back to
 * none where it is away (LIST-14); a page and what all pages share have no fallback, so there the failure is told.
 */
export class CachingCms implements CmsPort {
  readonly #cms: CmsPort;
  readonly #cache: RememberingCache;

  constructor(cms: CmsPort, cache: RememberingCache) {
    this.#cms = cms;
    this.#cache = cache;
  }

  global(locale: Locale, signal?: AbortSignal): Promise<Global> {
    return this.#cache.remember(
      {
        key: keyOf('global', locale),
        shelf: 'global',
        terms: lifetimes.global,
        fetch: (flight) => this.#cms.global(locale, flight),
      },
      signal,
    );
  }

  page(locale: Locale, uri: string, signal?: AbortSignal): Promise<Lookup<Page>> {
    return this.#cache.remember(
      pageQuestion(locale, uri, (flight) => this.#cms.page(locale, uri, flight)),
      signal,
    );
  }

  fallbackBanners(locale: Locale, list: BannerList, signal?: AbortSignal): Promise<readonly Banner[]> {
    return this.#cache.remember<readonly Banner[]>(
      {
        key: keyOf('fallback-banners', locale, list),
        shelf: 'banners',
        terms: lifetimes.fallbackBanners,
        fallback: none,
        fetch: (flight) => this.#cms.fallbackBanners(locale, list, flight),
      },
      signal,
    );
  }

  banners(
    locale: Locale,
    list: BannerList,
    kind: BannerKind,
    values: readonly string[],
    signal?: AbortSignal,
  ): Promise<readonly Banner[]> {
    return this.#cache.remember<readonly Banner[]>(
      {
        key: keyOf('banners', locale, list, kind, ...values),
        shelf: 'banners',
        terms: lifetimes.banners,
        fallback: none,
        fetch: (flight) => this.#cms.banners(locale, list, kind, values, flight),
      },
      signal,
    );
  }

  organizer(locale: Locale, name: string, signal?: AbortSignal): Promise<Lookup<Organizer>> {
    return this.#cache.remember<Lookup<Organizer>>(
      {
        key: keyOf('organizer', locale, name),
        shelf: 'organizers',
        terms: lifetimes.organizer,
        isNegative: isNothing,
        fallback: { value: { kind: 'missing' } },
        fetch: (flight) => this.#cms.organizer(locale, name, flight),
      },
      signal,
    );
  }

  educationRedirect(entry: EducationEntry, signal?: AbortSignal): Promise<Lookup<string>> {
    const { locale, eventGroupId, eventId, uri } = entry;
    return this.#cache.remember<Lookup<string>>(
      {
        key: keyOf('education-redirect', locale, String(eventGroupId), String(eventId), uri),
        shelf: 'education',
        terms: lifetimes.educationRedirect,
        isNegative: isNothing,
        fetch: (flight) => this.#cms.educationRedirect(entry, flight),
      },
      signal,
    );
  }

  redirects(locale: Locale, path: string, signal?: AbortSignal): Promise<readonly Redirect[]> {
    return this.#cache.remember<readonly Redirect[]>(
      {
        key: keyOf('redirects', locale, path),
        shelf: 'redirects',
        terms: lifetimes.redirects,
        fallback: none,
        fetch: (flight) => this.#cms.redirects(locale, path, flight),
      },
      signal,
    );
  }
}

/** The question what stands at a uri, as it is remembered. */
export function pageQuestion(
  locale: Locale,
  uri: string,
  fetch: (signal: AbortSignal) => Promise<Lookup<Page>>,
): Question<Lookup<Page>> {
  return {
    key: keyOf('page', locale, uri),
    shelf: 'pages',
    terms: lifetimes.page,
    isNegative: isNothing,
    fetch,
  };
}

const none = { value: [] } as const;

function isNothing(lookup: Lookup<unknown>): boolean {
  return lookup.kind !== 'found';
}

/** Parts that hold the separator themselves cannot be taken for two. */
function keyOf(...parts: readonly string[]): string {
  return parts.map((part) => part.replaceAll('%', '%25').replaceAll(' ', '%20')).join(' ');
}
