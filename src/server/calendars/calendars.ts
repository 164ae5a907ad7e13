import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { LRUCache } from 'lru-cache';
import { pagePathOf } from '#domain/calendar/calendar-path.ts';
import { calendarText } from '#domain/calendar/calendar-text.ts';
import { canonicalPath } from '#domain/locale/canonical-path.ts';
import { uriOf } from '#domain/locale/locale-routes.ts';
import { second } from '#domain/time/instant.ts';
import { Clock } from '#ports/clock.port.ts';
import { CmsPort } from '#ports/cms.port.ts';
import { Logger } from '#ports/logger.port.ts';
import { SearchIndexPort } from '#ports/search-index.port.ts';
import { Settings } from '#ports/settings.port.ts';
import type { World } from '#src/di/world.ts';
import { calendarOf } from '#src/server/calendars/calendar-of.ts';
import { calendarWords } from '#ui/format/calendar-words.ts';
import { formatsOf } from '#ui/format/formats.ts';
import { PhrasebookToken } from '#ui/words/phrasebook.ts';

/** Milliseconds until a calendar is given up. */
const patience = 10_000;

/** Calendars are fetched by machines, again and again: a written one serves for so long, in seconds. */
const lifetime = 300;

/** So many written calendars are kept, in characters of all together. */
const room = 16 * 1024 * 1024;

/** The calendars of the site: each at the address of its page, with `.ics` behind it (ROUTE-19). */
export function addCalendars(server: FastifyInstance, world: World): void {
  const written = new LRUCache<string, string>({
    maxSize: room,
    sizeCalculation: (text) => text.length + 1,
    ttl: lifetime * second,
    perf: world.get(Clock),
    ttlResolution: 0,
  });
  server.addHook('onRequest', async (request, reply) => {
    const [pathname = '', query = ''] = request.url.split('?');
    const path = pagePathOf(pathname);
    if (path === undefined || canonicalPath(path).kind !== 'canonical' || request.method !== 'GET') return;
    try {
      const kept = written.get(request.url);
      const text = kept ?? (await write(path, query, world));
      if (text === undefined) return await none(reply);
      // What is kept already is not kept anew: its time would begin again.
      if (kept === undefined) written.set(request.url, text);
      return await send(request.headers['if-none-match'], text, path, reply);
    } catch (cause) {
      world.get(Logger).error('calendar.unanswered', { path }, cause);
      return reply
        .code(503)
        .headers({ 'Cache-Control': 'no-store', 'Retry-After': '60' })
        .type('text/plain')
        .send('The calendar cannot be written just now.');
    }
  });
}

/** The calendar of a page; undefined where there is no such page, or it has none. */
async function write(path: string, query: string, world: World): Promise<string | undefined> {
  const { locale, uri } = uriOf(path);
  const [cms, logger, { origin }] = [world.get(CmsPort), world.get(Logger), world.get(Settings)];
  const signal = AbortSignal.timeout(patience);
  const now = world.get(Clock).now();
  const lookup = await cms.page(locale, uri, signal);
  if (lookup.kind !== 'found') return undefined;
  const page = lookup.value;
  const ask = { locale, page, query: [...new URLSearchParams(query)], now };
  const sources = { cms, logger, origin, index: world.get(SearchIndexPort) };
  const [entries, global] = await Promise.all([
    calendarOf(ask, sources, signal),
    cms.global(locale, signal).catch(() => null),
  ]);
  if (!entries) return undefined;
  const hall = global?.site.name ?? '';
  const name = page.kind === 'event' || hall === '' ? page.title : `${page.title}, ${hall}`;
  return calendarText(
    { name, url: `${origin}${page.url}`, entries },
    now,
    calendarWords(world.get(PhrasebookToken).of(locale, global), formatsOf(locale), global),
  );
}

function send(known: string | undefined, text: string, path: string, reply: FastifyReply): FastifyReply {
  const tag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 27)}"`;
  const name = path.split('/').at(-1) ?? 'calendar';
  reply.headers({
    ETag: tag,
    'Cache-Control': `public, max-age=${lifetime}`,
    'Content-Disposition': `inline; filename="${name.replace(/[^\w-]/g, '-')}.ics"`,
    'X-Robots-Tag': 'noindex',
  });
  if (known?.includes(tag)) return reply.code(304).send();
  return reply.type('text/calendar; charset=utf-8').send(text);
}

function none(reply: FastifyReply): FastifyReply {
  return reply
    .code(404)
    .header('Cache-Control', 'no-store')
    .type('text/plain')
    .send('There is no calendar here.');
}
