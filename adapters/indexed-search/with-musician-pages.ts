import { createAllConcertsSearchCriteria } from '#domain/listing/event-list.ts';
import { parseLocaleAndUri } from '#domain/locale/locale-routes.ts';
import { type Locale, getOtherLocale } from '#domain/locale/locale.ts';
import {
  normalizeMusicianSlug,
  parseMusicianSlug,
  toMusicianKeyword,
  toMusicianUri,
  toMusicianUrl,
} from '#domain/musician/musician-address.ts';
import {
  filterConcertsOfMusician,
  filterConcertsOfSimilarSlug,
  findPerformerBySimilarSlug,
  findPerformerBySlug,
  findPerformerInTranslation,
  findConcertTranslationUri,
  summarizePerformances,
  findSeasonStart,
} from '#domain/musician/summarize-performances.ts';
import type { EventPage, MusicianPage, Page, PageBase } from '#domain/page/page.ts';
import { addMonthsToDay, type HallDay, toHallDay } from '#domain/time/hall-day.ts';
import type { Clock } from '#ports/clock.port.ts';
import type { CmsPort, LookupResult } from '#ports/cms.port.ts';
import type { Logger } from '#ports/logger.port.ts';
import type { SearchIndexPort } from '#ports/search-index.port.ts';
import { HitCardLoader } from './hit-card-loader.ts';

interface MusicianPagesDependencies {
  readonly index: Pick<SearchIndexPort, 'events'>;
  readonly clock: Clock;
  readonly logger: Logger;
}

/** The maximum number of coming concerts that a page is made from, and of past ones. */
const maxComing = 60;
const maxPast = 24;

/** How far back earlier seasons are searched. */
const earlierMonths = 120;

/**
 * A CMS with a page for each performer, made from the concerts (PERSON-1). A page that the CMS has at that address is returned
 * as it is; one of the kind `musician` is completed with the performances. Another spelling of the address redirects to it, unless the
 * CMS has a redirect (PERSON-5).
 */
export function withMusicianPages(cms: CmsPort, dependencies: MusicianPagesDependencies): CmsPort {
  const musicians = new MusicianPages(cms, dependencies);
  return {
    ...cms,
    page: (params, signal) => musicians.page(params, signal),
    redirects: (params, signal) => musicians.redirects(params, signal),
  };
}

class MusicianPages {
  readonly #cms: Pick<CmsPort, 'page' | 'redirects'>;
  readonly #index: Pick<SearchIndexPort, 'events'>;
  readonly #clock: Clock;
  readonly #pages: HitCardLoader;

  constructor(cms: Pick<CmsPort, 'page' | 'redirects'>, { index, clock, logger }: MusicianPagesDependencies) {
    this.#cms = cms;
    this.#index = index;
    this.#clock = clock;
    this.#pages = new HitCardLoader({ cms, logger });
  }

  readonly page: CmsPort['page'] = async (params, signal) => {
    const lookup = await this.#cms.page(params, signal);
    const slug = parseMusicianSlug(params.uri, params.locale);
    if (slug === undefined) return lookup;
    if (lookup.kind === 'missing') return this.#makePage(slug, params.locale, signal);
    return lookup.kind === 'found' && lookup.value.kind === 'musician'
      ? { kind: 'found', value: await this.#completePage(lookup.value, slug, signal) }
      : lookup;
  };

  readonly redirects: CmsPort['redirects'] = async (params, signal) => {
    const rules = await this.#cms.redirects(params, signal);
    const { locale, path } = params;
    const { uri } = parseLocaleAndUri(path);
    const slug = normalizeMusicianSlug(uri, locale);
    if (rules.length > 0 || slug === undefined) return rules;
    const concerts = await this.#loadConcerts(slug, locale, filterConcertsOfSimilarSlug, signal);
    const name = findPerformerBySimilarSlug(concerts, slug)?.name;
    const to = name && toMusicianUrl(name, locale);
    return to && uri !== toMusicianUri(name, locale)
      ? [{ from: path, to, status: 308, external: false }]
      : [];
  };

  /** Rejects if the search is unavailable: then it is unknown whether there is such a musician. */
  async #makePage(
    slug: string,
    locale: Locale,
    signal: AbortSignal | undefined,
  ): Promise<LookupResult<MusicianPage>> {
    const concerts = await this.#loadConcerts(slug, locale, filterConcertsOfMusician, signal);
    const [first] = concerts;
    const name = first && findPerformerBySlug(first, slug)?.name;
    const url = name && toMusicianUrl(name, locale);
    if (!first || !name || !url) return { kind: 'missing' };
    const theme = first.event.theme ?? first.theme;
    const page: MusicianPage = {
      kind: 'musician',
      id: 0,
      language: locale,
      uri: toMusicianUri(name, locale),
      url,
      title: name,
      path: first.path,
      alternatives: await this.#findAlternatives(first, slug, signal),
      editLinks: [],
      introduction: [],
      description: [],
      content: [],
      ...(theme && { theme }),
      performances: summarizePerformances(concerts, slug),
    };
    return { kind: 'found', value: page };
  }

  async #completePage(
    page: MusicianPage,
    slug: string,
    signal: AbortSignal | undefined,
  ): Promise<MusicianPage> {
    const pending = this.#loadConcerts(slug, page.language, filterConcertsOfMusician, signal);
    const concerts = await this.#pages.withFallback('musician', pending, undefined, signal);
    return concerts && concerts.length > 0
      ? { ...page, performances: summarizePerformances(concerts, slug) }
      : page;
  }

  /**
   * The coming concerts, the next first, then those of this season that are over, the latest first; earlier ones if there are neither. For
   * a name that none of the best matches has, nothing else is requested, because names can be invented.
   */
  async #loadConcerts(
    slug: string,
    locale: Locale,
    filterConcerts: typeof filterConcertsOfMusician,
    signal: AbortSignal | undefined,
  ): Promise<readonly EventPage[]> {
    const today = toHallDay(this.#clock.now());
    const seasonStart = findSeasonStart(today);
    const find = (from: HallDay) => {
      const criteria = createAllConcertsSearchCriteria(locale, from);
      return this.#index.events({ ...criteria, keyword: toMusicianKeyword(slug) }, signal);
    };
    const load = async (uris: readonly string[]) =>
      filterConcerts(await this.#pages.loadCards(locale, [...new Set(uris)], toConcertPage, signal), slug);
    const { uris, topUris } = await find(addMonthsToDay(seasonStart, -earlierMonths));
    if ((await load(topUris)).length === 0) return [];
    const coming = (await find(today)).uris;
    const past = uris.filter((uri) => !coming.includes(uri));
    const concerts = await load([...coming.slice(0, maxComing), ...past.slice(-maxPast).toReversed()]);
    const ofSeason = concerts.filter(({ event }) => toHallDay(event.starts) >= seasonStart);
    return ofSeason.length > 0 ? ofSeason : concerts;
  }

  /** The same musician in the other language, as a concert names them there. */
  async #findAlternatives(
    concert: EventPage,
    slug: string,
    signal: AbortSignal | undefined,
  ): Promise<PageBase['alternatives']> {
    const language = getOtherLocale(concert.language);
    const uri = findConcertTranslationUri(concert, language);
    if (uri === undefined) return [];
    const [translation] = await this.#pages.loadCards(language, [uri], toConcertPage, signal);
    const name = translation && findPerformerInTranslation(concert, translation, slug)?.name;
    const url = name && toMusicianUrl(name, language);
    return url ? [{ language, url }] : [];
  }
}

function toConcertPage(page: Page): EventPage | undefined {
  return page.kind === 'event' ? page : undefined;
}
