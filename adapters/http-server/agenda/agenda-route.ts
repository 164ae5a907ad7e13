import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AgendaStore } from '#adapters/http-server/agenda/agenda-store.ts';
import { calendarLifetimeSeconds } from '#adapters/http-server/calendars/calendar-store.ts';
import { toClientNetwork } from '#adapters/http-server/client-network.ts';
import type { ResponseHeaders } from '#adapters/http-server/headers.ts';
import type { Pipeline } from '#adapters/http-server/pipeline.ts';
import { sendGeneratedFile } from '#adapters/http-server/send-generated-file.ts';
import type { QueryPairs } from '#domain/listing/query-pairs.ts';
import { getHallLocales } from '#domain/locale/locale.ts';
import { type AgendaFormat, agendaFormats, toAgendaPaths } from '#ui/agenda/agenda-paths.ts';

/** Scripts of other sites may read the agenda: it is public, and the same for everyone. */
const forOtherSites = { 'Access-Control-Allow-Origin': '*', 'Cross-Origin-Resource-Policy': 'cross-origin' };

/** Adds the agenda for other sites and programs, in each language and format (DOOR-54, DOOR-55), and the poster (DOOR-60). */
export function addAgendaRoutes(server: FastifyInstance, pipeline: Pipeline): void {
  const agendas = new AgendaStore(pipeline);
  pipeline.caches.push(agendas);
  const headersByFormat: Readonly<Record<AgendaFormat, ResponseHeaders>> = {
    json: { ...forOtherSites, 'Content-Type': 'application/json; charset=utf-8' },
    markdown: { ...forOtherSites, 'Content-Type': 'text/markdown; charset=utf-8' },
    embed: pipeline.headers.embed,
    poster: pipeline.headers.poster,
  };
  const common = { 'Cache-Control': `public, max-age=${calendarLifetimeSeconds}` };
  for (const locale of getHallLocales()) {
    for (const format of agendaFormats) {
      server.get(toAgendaPaths(locale)[format], (request, reply) => {
        // A header that the format does not have, such as one that forbids frames, is not sent either.
        if (format === 'embed') reply.removeHeader('X-Frame-Options');
        return sendGeneratedFile(request, reply, pipeline, {
          name: 'agenda',
          headers: {
            ...headersByFormat[format],
            ...common,
            // The poster is a page for visitors; with filters it is one of many.
            ...(request.url !== toAgendaPaths(locale).poster && { 'X-Robots-Tag': 'noindex' }),
            'Content-Language': locale,
          },
          generate: () =>
            agendas.get({ format, locale, query: readQuery(request), client: toClientNetwork(request.ip) }),
        });
      });
    }
  }
}

function readQuery({ url }: FastifyRequest): QueryPairs {
  const start = url.indexOf('?');
  return start < 0 ? [] : [...new URLSearchParams(url.slice(start))];
}
