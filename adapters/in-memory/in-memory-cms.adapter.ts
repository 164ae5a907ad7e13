import type { Banner, BannerKind, BannerList } from '#domain/event/banner.ts';
import type { Edition, Hall } from '#domain/hall/edition.ts';
import type { Locale } from '#domain/locale/locale.ts';
import type { EducationEntry } from '#domain/page/education-entry.ts';
import type { Global } from '#domain/page/global.ts';
import type { Page } from '#domain/page/page.ts';
import type { Redirect } from '#domain/page/redirect.ts';
import type { Organizer } from '#domain/series/organizer.ts';
import type { CmsPort, Lookup } from '#ports/cms.port.ts';

/** The content system of a hall that fits in memory. */
export class InMemoryCms implements CmsPort {
  readonly #hall: Hall;
  readonly #pages: Readonly<Record<Locale, ReadonlyMap<string, Page>>>;

  constructor(hall: Hall) {
    this.#hall = hall;
    this.#pages = { nl: pagesByUri(hall.editions.nl), en: pagesByUri(hall.editions.en) };
  }

  async global(locale: Locale, signal?: AbortSignal): Promise<Global> {
    return this.#edition(locale, signal).global;
  }

  async page(locale: Locale, uri: string, signal?: AbortSignal): Promise<Lookup<Page>> {
    signal?.throwIfAborted();
    const page = this.#pages[locale].get(uri);
    return page?.language === locale ? { kind: 'found', value: page } : { kind: 'missing' };
  }

  async fallbackBanners(locale: Locale, list: BannerList, signal?: AbortSignal): Promise<readonly Banner[]> {
    return this.#edition(locale, signal).fallbackBanners[list];
  }

  async banners(
    locale: Locale,
    list: BannerList,
    kind: BannerKind,
    values: readonly string[],
    signal?: AbortSignal,
  ): Promise<readonly Banner[]> {
    const placed = this.#edition(locale, signal).banners.filter(
      (one) => one.list === list && one.kind === kind && values.includes(one.value),
    );
    return [...new Map(placed.map(({ banner }) => [banner.id, banner])).values()];
  }

  async organizer(locale: Locale, name: string, signal?: AbortSignal): Promise<Lookup<Organizer>> {
    const detail = this.#edition(locale, signal).organizers.find((one) => one.name === name);
    return detail ? { kind: 'found', value: detail.organizer } : { kind: 'missing' };
  }

  async educationRedirect(
    { locale, eventGroupId, eventId }: EducationEntry,
    signal?: AbortSignal,
  ): Promise<Lookup<string>> {
    const { pages } = this.#edition(locale, signal);
    const production = pages.find(
      (page) =>
        page.kind === 'educationProduction' &&
        page.events.some((event) => event.tixEventGroupId === eventGroupId && event.tixEventId === eventId),
    );
    return production ? { kind: 'found', value: production.url } : { kind: 'missing' };
  }

  async redirects(locale: Locale, path: string, signal?: AbortSignal): Promise<readonly Redirect[]> {
    return this.#edition(locale, signal).redirects.filter(({ from }) => from === path);
  }

  #edition(locale: Locale, signal: AbortSignal | undefined): Edition {
    signal?.throwIfAborted();
    return this.#hall.editions[locale];
  }
}

/** The first page at a uri stands. */
function pagesByUri({ pages }: Edition): ReadonlyMap<string, Page> {
  return new Map(pages.toReversed().map((page) => [page.uri, page]));
}
