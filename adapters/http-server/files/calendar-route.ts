import type { FastifyReply, FastifyRequest } from 'fastify';
import { findCalendarEntries } from '#adapters/http-server/files/calendar-entries.ts';
import { CachingCalendarEntrySerializer } from '#adapters/http-server/files/calendar-texts.ts';
import { createFileSender } from '#adapters/http-server/files/generated-files.ts';
import type { Pipeline } from '#adapters/http-server/pipeline/pipeline.ts';
import type { ResponseHeaders } from '#adapters/http-server/responses/headers.ts';
import { wrapInVCalendar } from '#adapters/icalendar/serialize-calendar.ts';
import { toErrorMessage } from '#domain/error-message.ts';
import { canonicalizePath } from '#domain/locale/canonical-path.ts';
import { parseLocaleAndUri } from '#domain/locale/locale-routes.ts';
import { type QueryPairs, toQueryString } from '#domain/query-pairs.ts';
import { toHallDay } from '#domain/time/hall-day.ts';
import { CmsPort } from '#ports/cms.port.ts';
import { createCalendarWords } from '#ui/format/calendar-words.ts';
import { getFormats } from '#ui/format/formats.ts';
import { stripIcsExtension } from '#ui/head/calendar-path.ts';
import { TranslatorRegistryToken } from '#ui/words/translator-registry.ts';

/** Calendars and the agenda: for how long they are fresh, and the limits of each. */
export const calendarLimits = {
  timeoutMs: 10_000,
  lifetimeSeconds: 300,
  maxBytes: 8 * 1024 * 1024,
  retryAfterSeconds: 60,
};

/** Creates the handler of the calendars: each is at the path of its page with `.ics` appended (ROUTE-19). A path that is not canonical is a page's. */
export function createCalendarRoute(
  pipeline: Pipeline,
  servePage: (request: FastifyRequest, reply: FastifyReply) => Promise<void>,
) {
  const { clock, templates, timeSlicer } = pipeline;
  const texts = new CachingCalendarEntrySerializer(timeSlicer);
  const send = createFileSender(pipeline, { ...calendarLimits, name: 'calendar', cost: 'calendar' });
  return (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | void> => {
    const [pathname = '', search = ''] = request.url.split('?');
    const path = stripIcsExtension(pathname);
    if (path === undefined || canonicalizePath(path).kind !== 'canonical') return servePage(request, reply);
    const pairs = [...new URLSearchParams(search)];
    const today = toHallDay(clock.now());
    // What any calendar reads of it: unknown parameters make no other calendar.
    const query = templates.all().flatMap(({ calendar }) => calendar?.normalizeQuery?.(pairs, today) ?? []);
    return send(request, reply, {
      key: `${path}${toQueryString(query)}`,
      headers: createHeaders(path),
      generate: (signal) => generateCalendar({ path, query }, texts, pipeline, signal),
    });
  };
}

function createHeaders(path: string): ResponseHeaders {
  const name = path.split('/').at(-1) ?? 'calendar';
  return {
    'Content-Type': 'text/calendar; charset=utf-8',
    'Content-Disposition': `inline; filename="${name.replace(/[^\w-]/g, '-')}.ics"`,
    'X-Robots-Tag': 'noindex',
  };
}

/** The calendar of a page; undefined if there is no such page, or it has no calendar. */
async function generateCalendar(
  { path, query }: { readonly path: string; readonly query: QueryPairs },
  texts: CachingCalendarEntrySerializer,
  pipeline: Pipeline,
  signal: AbortSignal,
): Promise<string | undefined> {
  const { world, clock, logger, settings } = pipeline;
  const { locale, uri } = parseLocaleAndUri(path);
  const cms = world.get(CmsPort);
  const now = clock.now();
  const lookup = await cms.page({ locale, uri }, signal);
  if (lookup.kind !== 'found') return undefined;
  const page = lookup.value;
  const [entries, global] = await Promise.all([
    findCalendarEntries(page, { locale, query, today: toHallDay(now) }, pipeline, signal),
    cms.global({ locale }, signal).catch((cause: unknown) => {
      logger.warn('calendar.global-missing', { path, message: toErrorMessage(cause) });
      return null;
    }),
  ]);
  if (!entries) return undefined;
  const hall = global?.site.name ?? '';
  const name = page.kind === 'event' || hall === '' ? page.title : `${page.title}, ${hall}`;
  const translator = world.get(TranslatorRegistryToken).translator(locale, global);
  const words = createCalendarWords(translator, getFormats(locale, toHallDay(now)), global);
  const serialized = await texts.serialize(entries, now, words);
  return wrapInVCalendar({ name, url: `${settings.siteOrigin}${page.url}` }, serialized);
}
