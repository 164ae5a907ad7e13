import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { emptyEventFacets } from '#domain/facet/facet.ts';
import { computePagination } from '#domain/listing/list-pagination.ts';
import { addMilliseconds, hourMs } from '#domain/time/instant.ts';
import { anEventCard, anEventId } from '#fixtures/builders/an-event.ts';
import { readExperimentsFile, startBridge } from '#src/bridge/start-bridge.ts';
import { aDatabase, hashOf, secret } from '#tests/adapters/bridge-server/a-bridge.ts';
import { noon } from '#tests/fixtures/sandbox/tix/tix-hall.ts';
import { ManualClock } from '#tests/support/manual-clock.ts';
import { ManualTimer } from '#tests/support/manual-timer.ts';
import { readyConfig } from '#tests/support/ready-config.ts';
import { RecordingLogger } from '#tests/support/recording-logger.ts';

/** More concerts than the site returns the tags of in one response. */
const cards = Array.from({ length: 60 }, (_, at) =>
  anEventCard({ id: anEventId(at + 1), uri: `concerten/${at}` }),
);
const [card = anEventCard()] = cards;

/** The gateway of a site. */
const answers: Readonly<Record<string, unknown>> = {
  events: {
    ...computePagination(1, 60, 60),
    facets: emptyEventFacets,
    events: cards,
    topHits: 0,
    topEvents: [],
  },
  'events-at': [{ ...card, tags: [], pricesByTag: [] }],
  page: { kind: 'missing' },
};

/** Starts the Bridge of a site whose request with `failing` in its address fails. */
async function start(failing = 'nothing') {
  const config = readyConfig({ BRIDGE_PORT: '0', BRIDGE_HOST: '127.0.0.1', BRIDGE_SECRET: secret });
  const [database, logger] = [await aDatabase(), new RecordingLogger()];
  const clock = new ManualClock(noon);
  const requested: string[] = [];
  const fetch = async (url: string) => {
    const { origin, pathname } = new URL(url);
    const name = pathname.split('/').at(-1) ?? '';
    requested.push(`${origin}${pathname}`);
    return url.includes(failing)
      ? new Response('{}', { status: 503 })
      : Response.json({ answer: answers[name] });
  };
  const timer = new ManualTimer(clock);
  const parts = { config, database, experiments: {}, fetch, clock, timer, logger };
  const old = { hash: 'x', answers: {}, email: null, user: null };
  const aged = [90, 91].map((days) =>
    database.saveScore({ ...old, saved: addMilliseconds(noon, -days * 24 * hourMs) }),
  );
  const saved = await Promise.all(aged);
  const bridge = await startBridge(parts);
  onTestFinished(() => bridge.stop());
  await expect
    .poll(() => logger.events)
    .toContain(`bridge.catalogue-${failing === 'nothing' ? 'read' : 'not-read'}`);
  return {
    url: bridge.url,
    requested,
    scores: await Promise.all(saved.map(({ id }) => database.scoreHash(id))),
  };
}

describe('npm run bridge', () => {
  it('BRIDGE-8 reads the concerts from the gateway of the site, and is then ready', async () => {
    const { url, requested } = await start();
    expect(requested).toEqual([
      'http://localhost:3000/gateway/nl/events',
      'http://localhost:3000/gateway/en/events',
      'http://localhost:3000/gateway/nl/events-at',
      'http://localhost:3000/gateway/nl/events-at',
      'http://localhost:3000/gateway/nl/page',
    ]);
    expect((await fetch(`${url}/health`)).status).toBe(200);
    const path = `/favorites/v1/nl/7001/save.json?hash=${hashOf(7001)}`;
    const body = JSON.stringify({ eventIConcertIds: [card.id] });
    const headers = { 'Content-Type': 'application/json', Origin: 'http://localhost:3000' };
    const saved = await fetch(`${url}${path}`, { method: 'PUT', headers, body });
    expect(saved.headers.get('Access-Control-Allow-Origin')).toBe('http://localhost:3000');
    expect(await saved.json()).toEqual({ eventIConcertIds: [card.id], eventUris: [card.uri] });
  });

  it.each(['/events?', 'concerten%2F59', '/page?'])(
    'BRIDGE-8 is not ready while %s of the site fails',
    async (name) => {
      const { url } = await start(name);
      expect((await fetch(`${url}/health`)).status).toBe(503);
    },
  );

  it('BRIDGE-5 deletes scores of more than 90 days, whether or not the site answers', async () => {
    expect((await start('/events?')).scores).toEqual(['x', undefined]);
  });
});

describe('the file of experiments', () => {
  function read(content: string) {
    const folder = mkdtempSync(join(tmpdir(), 'experiments-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const path = join(folder, 'experiments.json');
    writeFileSync(path, content);
    return readExperimentsFile(path);
  }

  it('BRIDGE-6 has the weight of each variation; without a file no experiment runs', () => {
    expect(read('{"cv09":{"A":3,"B":1}}')).toEqual({ cv09: { A: 3, B: 1 } });
    expect(readExperimentsFile('')).toEqual({});
  });

  it.each([
    ['{"cv09":{"A":0}}', 'at cv09: no variation has a weight'],
    ['{"cv09":{"A":-1}}', 'at cv09.A: '],
    ['{"cv09":"A"}', 'at cv09: '],
    ['[', 'JSON'],
  ])('BRIDGE-9 a file that contains %s is refused with the place', (content, message) => {
    expect(() => read(content)).toThrow(message);
  });
});
