import { setMaxListeners } from 'node:events';
import {
  renderEmbeddedAgenda,
  renderAgendaPoster,
} from '#adapters/http-server/agenda/render-agenda-page.tsx';
import { calendarTtl } from '#adapters/http-server/calendars/calendar-store.ts';
import {
  ConcertFetchFailures,
  loadListedConcerts,
} from '#adapters/http-server/calendars/load-listed-concerts.ts';
import { computeBodiesBytes, computeEtag, encodeBodies } from '#adapters/http-server/encodings-and-etags.ts';
import { GeneratedFileCache } from '#adapters/http-server/generated-file-cache.ts';
import type { Pipeline } from '#adapters/http-server/pipeline.ts';
import type { PurgeableCache } from '#adapters/http-server/purgeable-cache.ts';
import type { GeneratedFile } from '#adapters/http-server/send-generated-file.ts';
import { toErrorMessage } from '#domain/error-message.ts';
import { formatHallName } from '#domain/hall/hall-identity.ts';
import {
  type EventListingState,
  eventParamsCodec,
  toEventSearchCriteria,
} from '#domain/listing/event-listing-state.ts';
import { slicePage, computePagination } from '#domain/listing/list-pagination.ts';
import { withPage } from '#domain/listing/listing-state.ts';
import { type QueryPairs, toQueryString } from '#domain/listing/query-pairs.ts';
import { toLocalePath } from '#domain/locale/locale-routes.ts';
import type { Locale } from '#domain/locale/locale.ts';
import type { Global } from '#domain/page/global.ts';
import { toHallDay } from '#domain/time/hall-day.ts';
import { formatHallIso } from '#domain/time/hall-iso.ts';
import { hallIdentity } from '#hall/identity.ts';
import { CmsPort } from '#ports/cms.port.ts';
import { SearchIndexPort } from '#ports/search-index.port.ts';
import type { AgendaFeed } from '#ui/agenda/agenda-feed.ts';
import { serializeAgendaJson } from '#ui/agenda/agenda-json.ts';
import { serializeAgendaMarkdown } from '#ui/agenda/agenda-markdown.ts';
import { type AgendaFormat, toAgendaPaths } from '#ui/agenda/agenda-paths.ts';
import { getFormats } from '#ui/format/formats.ts';
import { TranslatorRegistryToken } from '#ui/words/translator-registry.ts';

/** The timeout for generating an agenda, and for the poster, which requests the pages of a whole season. */
const timeoutMs = 10_000;
const posterTimeoutMs = 60_000;

/** The number of concerts in one part of each format. */
const concertsPerPart: Readonly<Record<AgendaFormat, number>> = {
  json: 100,
  markdown: 100,
  embed: 15,
  poster: 1000,
};

/** The formats that have one part alone. */
const undivided: readonly AgendaFormat[] = ['embed', 'poster'];

/** The size of all cached agendas together. */
const maxBytes = 8 * 1024 * 1024;

/** What is requested of the agenda. */
export interface AgendaRequest {
  readonly format: AgendaFormat;
  readonly locale: Locale;
  readonly query: QueryPairs;
  /** The address or network of the client, whose rate is limited. */
  readonly client: string;
}

type AgendaDependencies = Pick<
  Pipeline,
  'world' | 'settings' | 'assets' | 'clock' | 'timer' | 'logger' | 'admission' | 'timeSlicer' | 'readRecorder'
>;

/** Generates the agenda for other sites and programs, and caches it as calendars are cached (DOOR-54). */
export class AgendaStore implements PurgeableCache {
  readonly #pipeline: AgendaDependencies;
  readonly #failing = new ConcertFetchFailures();
  readonly #agendas: GeneratedFileCache<GeneratedFile>;

  constructor(pipeline: AgendaDependencies) {
    const { clock, timer, readRecorder, world, logger } = pipeline;
    this.#pipeline = pipeline;
    this.#agendas = new GeneratedFileCache<GeneratedFile>({
      clock,
      timer,
      readRecorder,
      world,
      maxBytes,
      sizeOf: ({ bodies }) => computeBodiesBytes(bodies),
      ttlOf: () => calendarTtl,
      onStaleServed: (key, cause) => logger.error('agenda.stale-served', { key }, cause),
    });
  }

  /** The agenda of a request. Rejects if it cannot be generated and no stale one is cached, with `OverloadedError` if admission rejected it. */
  get({ format, locale, query, client }: AgendaRequest): Promise<GeneratedFile> {
    const { clock, admission } = this.#pipeline;
    const today = toHallDay(clock.now());
    const requested = eventParamsCodec.read(query, today);
    const state = { ...requested, categories: [], ...(undivided.includes(format) && { page: 1 }) };
    const key = `${format} ${locale} ${today}${toQueryString(eventParamsCodec.write(state, today))}`;
    return this.#agendas.getOrGenerate(key, () =>
      admission.run('feed', () => this.#generate(format, locale, state), client),
    );
  }

  /** Purges the agendas with certain pages (CACHE-7). */
  purge(isAffected: (answerKey: string) => boolean, mode: 'soft' | 'hard'): void {
    this.#agendas.purge(isAffected, mode);
  }

  async #generate(format: AgendaFormat, locale: Locale, state: EventListingState): Promise<GeneratedFile> {
    const { world, assets, settings, timeSlicer } = this.#pipeline;
    // All requests of an agenda share the signal; each listener is removed with its answer.
    const signal = AbortSignal.timeout(format === 'poster' ? posterTimeoutMs : timeoutMs);
    setMaxListeners(0, signal);
    const global = await this.#fetchGlobal(locale, signal);
    const feed = await this.#loadFeed(format, state, locale, global, signal);
    await timeSlicer.waitForTurn();
    const formats = getFormats(locale, toHallDay(feed.generated));
    const text = {
      json: () => serializeAgendaJson(feed),
      markdown: () =>
        serializeAgendaMarkdown(feed, world.get(TranslatorRegistryToken).translator(locale, global), formats),
      embed: () => renderEmbeddedAgenda({ feed, global, world, assets, framedBy: settings.embedOrigins }),
      poster: () => renderAgendaPoster({ feed, global, world, assets }),
    }[format]();
    // Two agendas that differ only in the moment of their making are the same.
    const moments = [formatHallIso(feed.generated), formats.longDateTime(feed.generated)];
    const timeless = moments.reduce((rest, moment) => rest.replaceAll(moment, ''), text);
    return { bodies: await encodeBodies(text), etag: computeEtag(timeless) };
  }

  /** The data that all pages share; null if it cannot be fetched. */
  #fetchGlobal(locale: Locale, signal: AbortSignal): Promise<Global | null> {
    const { world, logger } = this.#pipeline;
    return world
      .get(CmsPort)
      .global({ locale }, signal)
      .catch((cause: unknown) => {
        logger.warn('agenda.global-missing', { locale, message: toErrorMessage(cause) });
        return null;
      });
  }

  async #loadFeed(
    format: AgendaFormat,
    state: EventListingState,
    locale: Locale,
    global: Global | null,
    signal: AbortSignal,
  ): Promise<AgendaFeed> {
    const { world, clock, logger, settings } = this.#pipeline;
    const now = clock.now();
    const today = toHallDay(now);
    const found = await world
      .get(SearchIndexPort)
      .events(toEventSearchCriteria(state, locale, today), signal);
    const size = concertsPerPart[format];
    const { page, pages } = computePagination(state.page, found.count, size);
    const sources = { cms: world.get(CmsPort), logger, failing: this.#failing };
    const uris = slicePage(found.uris, page, size);
    const concerts = await loadListedConcerts({ locale, now }, uris, sources, signal);
    const origin = settings.siteOrigin;
    const addressAt = (path: string, at: number) =>
      `${origin}${path}${toQueryString(eventParamsCodec.write(withPage(state, at), today))}`;
    const { title, url } = global?.globalPages.eventOverview ?? { title: '', url: '' };
    return {
      locale,
      hall: global?.site.name ?? formatHallName(hallIdentity),
      title,
      origin,
      url: addressAt(url || toLocalePath(locale, '/'), 1),
      next: page < pages ? addressAt(toAgendaPaths(locale)[format], page + 1) : null,
      generated: now,
      total: found.count,
      concerts,
    };
  }
}
