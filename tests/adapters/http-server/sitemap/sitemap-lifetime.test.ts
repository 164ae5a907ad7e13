import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { addRobotsAndSitemapRoutes } from '#adapters/http-server/files/sitemap-routes.ts';
import { createInMemorySearchIndex } from '#adapters/in-memory/in-memory-search-index.adapter.ts';
import { hourMs, minuteMs } from '#domain/time/instant.ts';
import { aDocument } from '#fixtures/builders/a-document.ts';
import { aHall } from '#fixtures/builders/a-hall.ts';
import { anEventPage } from '#fixtures/builders/an-event.ts';
import type { SearchIndexPort } from '#ports/search-index.port.ts';
import { aPipeline } from '#tests/support/a-pipeline.ts';
import { ManualClock } from '#tests/support/manual-clock.ts';
import { ManualTimer } from '#tests/support/manual-timer.ts';
import { RecordingLogger } from '#tests/support/recording-logger.ts';
import { stillWorld } from '#tests/support/world.ts';

const page = anEventPage();
const { uri, starts } = page.event;
const hall = aHall({ nl: { pages: [page], documents: [aDocument({ uri, title: uri, starts })] } });

/** An index that records the requested sections, and can be unavailable. */
function watchedIndex() {
  const complete = createInMemorySearchIndex(hall);
  const requests: string[] = [];
  const state = { isAway: false };
  const index: SearchIndexPort = {
    ...complete,
    urisOf: async (params, signal) => {
      requests.push(`${params.section} ${params.locale}`);
      if (state.isAway) throw new Error('The index is away');
      return complete.urisOf(params, signal);
    },
  };
  return { index, requests, state };
}

function served() {
  const { index, requests, state } = watchedIndex();
  const clock = new ManualClock(hall.startsAt);
  const logger = new RecordingLogger();
  const server = Fastify();
  const world = stillWorld(hall, { clock, index, logger });
  addRobotsAndSitemapRoutes(server, aPipeline(world, { timer: new ManualTimer() }));
  const statusOf = async (path: string) => (await server.inject(path)).statusCode;
  const textOf = async (path: string) => (await server.inject(path)).body;
  const eventsOf = () => logger.entries.map(({ event }) => event);
  return { requests, state, clock, statusOf, textOf, eventsOf };
}

const concerts = '/sitemap-concerts-nl.xml';

describe('the lifetime of a sitemap', () => {
  it('ROUTE-19 is an hour, however many requests arrive concurrently and afterwards', async () => {
    const { requests, clock, statusOf } = served();
    expect(await Promise.all([statusOf(concerts), statusOf(concerts)])).toEqual([200, 200]);
    clock.advance(59 * minuteMs);
    expect(await statusOf(concerts)).toBe(200);
    expect(requests).toEqual(['event nl']);
  });

  it.each([concerts, '/sitemap.xml'])(
    'A26 ROUTE-19 is extended to a day while %s cannot be generated again',
    async (path) => {
      const { state, clock, statusOf, textOf, eventsOf } = served();
      const text = await textOf(path);
      expect(text).toContain('<loc>');
      state.isAway = true;
      clock.advance(hourMs);
      expect(await textOf(path)).toBe(text);
      expect(eventsOf()).toEqual(['sitemap.stale-served']);
      clock.advance(23 * hourMs - 1);
      expect(await textOf(path)).toBe(text);
      clock.advance(1);
      expect(await statusOf(path)).toBe(503);
    },
  );
});
