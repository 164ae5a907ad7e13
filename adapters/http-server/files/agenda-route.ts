import type { FastifyInstance } from 'fastify';
import { calendarLimits } from '#adapters/http-server/files/calendar-route.ts';
import { createFileCardLoader, createFileSender } from '#adapters/http-server/files/generated-files.ts';
import type { Pipeline } from '#adapters/http-server/pipeline/pipeline.ts';
import { computeOffer } from '#domain/event/event-offer.ts';
import { eventParamsCodec, toEventSearchCriteria } from '#domain/listing/event-list.ts';
import { toLocalePath } from '#domain/locale/locale-routes.ts';
import { locales } from '#domain/locale/locale.ts';
import type { Page } from '#domain/page/page.ts';
import { toQueryString } from '#domain/query-pairs.ts';
import { noCustomerTags } from '#domain/sale/sale.ts';
import { toHallDay, formatHallIso } from '#domain/time/hall-day.ts';
import type { Instant } from '#domain/time/instant.ts';
import { CmsPort } from '#ports/cms.port.ts';
import { SearchIndexPort } from '#ports/search-index.port.ts';

const concertsPerPart = 100;

/** Adds `/agenda.json` in each language: the coming concerts, for programs and for scripts of any site (DOOR-54). */
export function addAgendaRoutes(server: FastifyInstance, pipeline: Pipeline): void {
  const { world, clock, settings } = pipeline;
  const loadCards = createFileCardLoader(pipeline);
  const send = createFileSender(pipeline, { ...calendarLimits, name: 'agenda', cost: 'feed' });
  for (const locale of locales) {
    const path = toLocalePath(locale, '/agenda.json');
    server.get(path, (request, reply) => {
      const now = clock.now();
      const today = toHallDay(now);
      const query = [...new URLSearchParams(request.url.split('?')[1])];
      const state = { ...eventParamsCodec.read(query, today), categories: [] };
      const queryOf = (page: number) => toQueryString(eventParamsCodec.write({ ...state, page }, today));
      const generate = async (signal: AbortSignal) => {
        const criteria = toEventSearchCriteria(state, locale, today);
        const { count, uris } = await world.get(SearchIndexPort).events(criteria, signal);
        const { globalPages } = await world.get(CmsPort).global({ locale }, signal);
        const end = state.page * concertsPerPart;
        const part = uris.slice(end - concertsPerPart, end);
        const cardOf = (found: Page) => toAgendaConcert(found, settings.siteOrigin, now);
        return JSON.stringify({
          total: count,
          url: `${settings.siteOrigin}${globalPages.eventOverview.url}${queryOf(1)}`,
          next: uris.length > end ? `${settings.siteOrigin}${path}${queryOf(state.page + 1)}` : undefined,
          concerts: await loadCards(locale, part, cardOf, signal),
        });
      };
      return send(request, reply, {
        key: `${path}${queryOf(state.page)}`,
        headers: {
          'Content-Type': 'application/json; charset=utf-8',
          'Content-Language': locale,
          'Access-Control-Allow-Origin': '*',
          'X-Robots-Tag': 'noindex',
        },
        generate,
      });
    });
  }
}

/** Its `state` is that of the sale to everyone, or why no ticket is sold. What is not known is left out. */
function toAgendaConcert(page: Page, origin: string, now: Instant) {
  if (page.kind !== 'event') return undefined;
  const { event, programme } = page;
  return {
    id: event.id,
    url: `${origin}${event.url}`,
    title: event.title,
    subtitle: event.subtitle,
    starts: formatHallIso(event.starts),
    ends: event.ends && formatHallIso(event.ends),
    room: event.room?.title,
    genres: event.production.genres,
    composers: event.composers,
    performers: event.performers.map(({ name, role }) => ({ name, role })),
    programme: programme.map(({ composer, title }) => ({ composer, title })),
    state: computeOffer(event, noCustomerTags, now).kind,
    lowestPrice: event.minPrice ?? undefined,
  };
}
