import type { Container } from 'inversify';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { addMilliseconds, secondMs } from '#domain/time/instant.ts';
import { type Sandbox, startSandbox } from '#fixtures/sandbox/sandbox.ts';
import { CmsPort } from '#ports/cms.port.ts';
import { SearchIndexPort } from '#ports/search-index.port.ts';
import { createWorld } from '#src/worlds/create-world.ts';
import { createServerWorldModule } from '#src/worlds/server.world.ts';
import { failureOf } from '#tests/adapters/failure-of.ts';
import { aQuestion } from '#tests/contracts/a-query.ts';
import { breakCms, countCmsCalls, type Fault, readCmsCalls, resetFaults } from '#tests/reliability/faults.ts';
import { smallHall } from '#tests/reliability/small-hall.ts';
import { ManualClock } from '#tests/support/manual-clock.ts';
import { readyConfig } from '#tests/support/ready-config.ts';
import { RecordingLogger } from '#tests/support/recording-logger.ts';

/** The server's world over the sandbox: adapters, guards, cache. Only the clock is fixed. */
let sandbox: Sandbox;
let clock: ManualClock;
let logger: RecordingLogger;
let cms: CmsPort;
let search: SearchIndexPort;

beforeEach(async () => {
  const hall = smallHall();
  clock = new ManualClock(hall.startsAt);
  logger = new RecordingLogger();
  sandbox = await startSandbox({ hall, port: 0, directory: ':memory:', now: () => clock.now() });
  const config = readyConfig({
    CMS_URL: sandbox.urls.cms,
    CMS_TIMEOUT_MS: '900',
    SEARCH_TIMEOUT_MS: '700',
  });
  const world: Container = createWorld([createServerWorldModule(config, { clock, logger })]);
  cms = world.get(CmsPort);
  search = world.get(SearchIndexPort);
});
afterEach(() => sandbox.close());

function wait(seconds: number): void {
  clock.moveTo(addMilliseconds(clock.now(), seconds * secondMs));
}

const page = () => cms.page({ locale: 'nl', uri: 'over-ons' });
const failures = () => logger.events.filter((event) => event === 'cache.fetch-failed');

describe('two hundred concurrent reads', () => {
  it('A01 cause one request to the CMS, however long it takes', async () => {
    await breakCms({ sandbox }, { latencyMs: 300 });
    const answers = await Promise.all(Array.from({ length: 200 }, page));
    expect(new Set(answers).size).toBe(1);
    expect(await countCmsCalls({ sandbox })).toBe(1);
  });
});

describe('a refresh that fails', () => {
  const faults: readonly (readonly [attempts: number, name: string, fault: Fault])[] = [
    [1, 'an error', { status: 500 }],
    [2, 'a bad gateway', { status: 502 }],
    [2, 'a refusal', { status: 503 }],
    [2, 'a late gateway', { status: 504 }],
    [2, 'a broken connection', { reset: true }],
    [1, 'silence', { hang: true }],
    [2, 'half an answer', { truncate: true }],
    [1, 'JSON of another shape', { wrongSchema: true }],
    [1, 'a page for people', { html: true }],
  ];

  it.each(faults)(
    'A04 A09 in %i attempts with %s leaves the last good answer, is logged once, and is retried after ten seconds',
    async (attempts, _, fault) => {
      const good = await page();
      await breakCms({ sandbox }, fault);
      wait(330);
      expect(await page()).toEqual(good);
      await expect.poll(failures).toHaveLength(1);
      for (const seconds of [0, 5, 4]) {
        wait(seconds);
        expect(await page()).toEqual(good);
      }
      expect(await countCmsCalls({ sandbox })).toBe(1 + attempts);
      resetFaults({ sandbox });
      wait(1);
      await page();
      await expect.poll(() => countCmsCalls({ sandbox })).toBe(1);
    },
  );

  it('A10 a refresh with an error in the response of the search is a failure with its message', async () => {
    await breakCms({ sandbox }, { route: 'POST /api*', status: 500 });
    await expect(search.events(aQuestion())).rejects.toThrow('GraphQL error: invalid status 500');
    resetFaults({ sandbox });
    wait(170);
    expect((await search.events(aQuestion())).count).toBeGreaterThanOrEqual(0);
  });
});

describe('a request that fails transiently', () => {
  it('A05 CACHE-1 is retried once, without an effect on the response', async () => {
    await breakCms({ sandbox }, { status: 503, times: 1 });
    expect((await page()).kind).toBe('found');
    expect([await countCmsCalls({ sandbox }), failures()]).toEqual([2, []]);
  });

  it('A05 CACHE-1 is retried once for the search too', async () => {
    await breakCms({ sandbox }, { route: 'POST /api*', status: 503, times: 1 });
    expect((await search.events(aQuestion())).count).toBeGreaterThanOrEqual(0);
    expect(await countCmsCalls({ sandbox })).toBe(2);
  });

  it('A05 CACHE-1 has two attempts at most, then none for half its lifetime', async () => {
    await breakCms({ sandbox }, { status: 503 });
    const redirects = () => cms.redirects({ locale: 'nl', path: '/oud' });
    expect([await redirects(), await countCmsCalls({ sandbox })]).toEqual([[], 2]);
    wait(1700);
    await redirects();
    expect(await countCmsCalls({ sandbox })).toBe(2);
  });
});

describe('banners that fail', () => {
  it('A20 do not prevent requests for pages', async () => {
    await breakCms({ sandbox }, { route: 'GET /api/nl/banners*', status: 500 });
    const values = Array.from({ length: 30 }, (_, at) => `genre-${at}`);
    for (const value of values)
      await cms.banners({ locale: 'nl', list: 'events', kind: 'genre', values: [value] });
    expect(logger.entries.filter(({ event }) => event === 'upstream.circuit-open')).toMatchObject([
      { facts: { name: 'banners' } },
    ]);
    expect((await page()).kind).toBe('found');
  });
});

describe('a CMS that never answers', () => {
  it('A07 times out, which releases the caller and the slot', async () => {
    await breakCms({ sandbox }, { hang: true });
    const started = performance.now();
    const answers = [page(), search.recommended({ locale: 'nl', identifiers: ['1'] })];
    expect(await Promise.all(answers.map(failureOf))).toEqual([
      expect.stringContaining('no answer in 900 ms'),
      expect.stringContaining('no answer in 700 ms'),
    ]);
    expect(performance.now() - started).toBeLessThan(4000);
    resetFaults({ sandbox });
    wait(170);
    expect((await page()).kind).toBe('found');
  });
});

describe('a CMS that is down for long', () => {
  it('A19 receives a few requests, then none while the circuit is open, and requests again when it is back', async () => {
    await breakCms({ sandbox }, { status: 500 });
    for (let one = 0; one < 300; one += 1)
      await cms.page({ locale: 'nl', uri: `pagina-${one}` }).catch(() => {});
    expect(await countCmsCalls({ sandbox })).toBeLessThanOrEqual(10);
    expect(logger.events).toContain('upstream.circuit-open');
    resetFaults({ sandbox });
    // The circuit breaker reads the time itself.
    vi.useFakeTimers({ toFake: ['Date'] });
    onTestFinished(() => void vi.useRealTimers());
    vi.advanceTimersByTime(5000);
    wait(3);
    expect((await cms.page({ locale: 'nl', uri: 'over-ons' })).kind).toBe('found');
    expect(Object.values(await readCmsCalls({ sandbox }))).toEqual([1]);
  });
});
