import type { FastifyReply, FastifyRequest } from 'fastify';
import { Overloaded } from '#adapters/http-server/admission/admission.ts';
import {
  CalendarStore,
  calendarLifetimeSeconds,
  type GeneratedCalendar,
} from '#adapters/http-server/calendars/calendar-store.ts';
import type { PathPatternHandler } from '#adapters/http-server/pages/serve-page.ts';
import type { Pipeline } from '#adapters/http-server/pipeline.ts';
import { matchesEtag, negotiateEncoding } from '#adapters/http-server/representation.ts';
import {
  formatRetryAfterForError,
  overloadText,
  setOverloadHeaders,
} from '#adapters/http-server/retry-after.ts';
import { canonicalizePath } from '#domain/locale/canonical-path.ts';
import { stripIcsExtension } from '#ui/icalendar/calendar-path.ts';

/** The `Retry-After` if the time of the next attempt is not known. */
const retryAfterSeconds = 60;

/** Creates the route of the calendars: each at the path of its page with `.ics` appended (ROUTE-19). */
export function createCalendarRoute(pipeline: Pipeline): PathPatternHandler {
  const calendars = new CalendarStore(pipeline);
  pipeline.caches.push(calendars);
  return (request, reply) => {
    const [pathname = '', query = ''] = request.url.split('?');
    const path = stripIcsExtension(pathname);
    if (path === undefined || canonicalizePath(path).kind !== 'canonical') return undefined;
    return sendCalendar(request, reply, pipeline, path, () =>
      calendars.calendar(path, [...new URLSearchParams(query)]),
    );
  };
}

async function sendCalendar(
  request: FastifyRequest,
  reply: FastifyReply,
  { logger, clock }: Pipeline,
  path: string,
  calendar: () => Promise<GeneratedCalendar | undefined>,
): Promise<FastifyReply> {
  try {
    const stored = await calendar();
    return stored ? send(request, reply, path, stored) : sendNotFound(reply);
  } catch (cause) {
    if (cause instanceof Overloaded) {
      return setOverloadHeaders(reply, cause).type('text/plain').send(overloadText);
    }
    logger.error('calendar.fetch-failed', { path }, cause);
    const retryAfter = formatRetryAfterForError(cause, clock.now(), retryAfterSeconds);
    return reply
      .code(503)
      .headers({ 'Cache-Control': 'no-store', 'Retry-After': retryAfter })
      .type('text/plain')
      .send('Service unavailable: the calendar could not be generated');
  }
}

function send(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  path: string,
  { bodies, etag }: GeneratedCalendar,
): FastifyReply {
  const name = path.split('/').at(-1) ?? 'calendar';
  reply.headers({
    ETag: etag,
    'Cache-Control': `public, max-age=${calendarLifetimeSeconds}`,
    'Content-Disposition': `inline; filename="${name.replace(/[^\w-]/g, '-')}.ics"`,
    'X-Robots-Tag': 'noindex',
    Vary: 'Accept-Encoding',
  });
  if (matchesEtag(headers['if-none-match'], etag)) return reply.code(304).send();
  const encoding = negotiateEncoding(headers['accept-encoding']);
  if (encoding !== 'identity') reply.header('Content-Encoding', encoding);
  return reply.type('text/calendar; charset=utf-8').send(bodies[encoding]);
}

function sendNotFound(reply: FastifyReply): FastifyReply {
  return reply.code(404).header('Cache-Control', 'no-store').type('text/plain').send('Not found');
}
