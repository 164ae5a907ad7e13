import { setMaxListeners } from 'node:events';
import type { FastifyInstance } from 'fastify';
import { toAgendaConcert } from '#adapters/http-server/agenda/agenda-concert.ts';
import { calendarLifetimeSeconds, calendarTtl } from '#adapters/http-server/calendars/calendar-store.ts';
import {
  ConcertFetchFailures,
  loadListedConcerts,
} from '#adapters/http-server/calendars/load-listed-concerts.ts';
import { toClientNetwork } from '#adapters/http-server/client-network.ts';
import { computeBodiesBytes, computeEtag, encodeBodies } from '#adapters/http-server/encodings-and-etags.ts';
import { GeneratedFileCache } from '#adapters/http-server/generated-file-cache.ts';
import type { Pipeline } from '#adapters/http-server/pipeline.ts';
import { type GeneratedFile, sendGeneratedFile } from '#adapters/http-server/send-generated-file.ts';
import {
  type EventListingState,
  eventParamsCodec,
  toEventSearchCriteria,
} from '#domain/listing/event-listing-state.ts';
import { computePagination, slicePage } from '#domain/listing/list-pagination.ts';
import { withPage } from '#domain/listing/listing-state.ts';
import { toQueryString } from '#domain/listing/query-pairs.ts';
import { toLocalePath } from '#domain/locale/locale-routes.ts';
import { getHallLocales, type Locale } from '#domain/locale/locale.ts';
import { toHallDay } from '#domain/time/hall-day.ts';
import { formatHallIso } from '#domain/time/hall-iso.ts';
import { hallIdentity } from '#hall/identity.ts';
import { CmsPort } from '#ports/cms.port.ts';
import { SearchIndexPort } from '#ports/search-index.port.ts';

const timeoutMs = 10_000;
const concertsPerPart = 100;

/** The size of all cached agendas together. */
const maxBytes = 8 * 1024 * 1024;

/** Adds the agenda for other sites and programs as JSON, in each language. It is cached as calendars are (DOOR-54). */
export function addAgendaRoutes(server: FastifyInstance, pipeline: Pipeline): void {
  const { clock, admission, logger } = pipeline;
  const failing = new ConcertFetchFailures();
  const agendas = new GeneratedFileCache<GeneratedFile>({
    ...pipeline,
    maxBytes,
    sizeOf: ({ bodies }) => computeBodiesBytes(bodies),
    ttlOf: () => calendarTtl,
    onStaleServed: (path, cause) => logger.error('agenda.stale-served', { path }, cause),
  });
  pipeline.caches.push(agendas);
  for (const locale of getHallLocales()) {
    const path = toLocalePath(locale, '/agenda.json');
    const headers = {
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Language': locale,
      'Cache-Control': `public, max-age=${calendarLifetimeSeconds}`,
      'X-Robots-Tag': 'noindex',
      // Scripts of other sites may read the agenda: it is public, and the same for everyone.
      'Access-Control-Allow-Origin': '*',
      'Cross-Origin-Resource-Policy': 'cross-origin',
    };
    server.get(path, (request, reply) => {
      const today = toHallDay(clock.now());
      const requested = eventParamsCodec.read([...new URLSearchParams(request.url.split('?')[1])], today);
      const state = { ...requested, categories: [] };
      const key = `${path} ${today}${toQueryString(eventParamsCodec.write(state, today))}`;
      const generate = () =>
        admission.run(
          'feed',
          () => generateAgenda(state, { locale, path }, failing, pipeline),
          toClientNetwork(request.ip),
        );
      return sendGeneratedFile(request, reply, pipeline, {
        name: 'agenda',
        headers,
        generate: () => agendas.getOrGenerate(key, generate),
      });
    });
  }
}

async function generateAgenda(
  state: EventListingState,
  { locale, path }: { readonly locale: Locale; readonly path: string },
  failing: ConcertFetchFailures,
  { world, settings, clock, logger, timeSlicer }: Pipeline,
): Promise<GeneratedFile> {
  const cms = world.get(CmsPort);
  const origin = settings.siteOrigin;
  const now = clock.now();
  const today = toHallDay(now);
  // All requests of an agenda share the signal; each listener is removed with its answer.
  const signal = AbortSignal.timeout(timeoutMs);
  setMaxListeners(0, signal);
  const [global, found] = await Promise.all([
    cms.global({ locale }, signal),
    world.get(SearchIndexPort).events(toEventSearchCriteria(state, locale, today), signal),
  ]);
  const { page, pages } = computePagination(state.page, found.count, concertsPerPart);
  const uris = slicePage(found.uris, page, concertsPerPart);
  const concerts = await loadListedConcerts({ locale, now }, uris, { cms, logger, failing }, signal);
  await timeSlicer.waitForTurn();
  const addressAt = (at: string, part: number) =>
    `${origin}${at}${toQueryString(eventParamsCodec.write(withPage(state, part), today))}`;
  const { title, url } = global.globalPages.eventOverview;
  const agenda = {
    hall: global.site.name,
    title,
    language: locale,
    url: addressAt(url || toLocalePath(locale, '/'), 1),
    ...(page < pages && { next: addressAt(path, page + 1) }),
    timeZone: hallIdentity.timeZone,
    currency: hallIdentity.currency,
    total: found.count,
    concerts: concerts.map((concert) => toAgendaConcert(concert, origin, now)),
  };
  const bodies = await encodeBodies(JSON.stringify({ ...agenda, generated: formatHallIso(now) }));
  // Two agendas that differ only in the moment of their making are the same.
  return { bodies, etag: computeEtag(JSON.stringify(agenda)) };
}
