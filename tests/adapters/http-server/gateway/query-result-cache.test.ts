import { brotliDecompressSync } from 'node:zlib';
import { Container } from 'inversify';
import { describe, expect, it } from 'vitest';
import { DataCache } from '#adapters/caching/data-cache.adapter.ts';
import { CacheReadRecorder } from '#adapters/http-server/cache-read-recorder.ts';
import { type Encoding } from '#adapters/http-server/encodings-and-etags.ts';
import {
  createQueryResultCache,
  encodeQueryResult,
} from '#adapters/http-server/gateway/query-result-cache.ts';
import { createInstant, secondMs } from '#domain/time/instant.ts';
import { ManualClock } from '#tests/support/manual-clock.ts';
import { ManualTimer } from '#tests/support/manual-timer.ts';
import { SilentLogger } from '#tests/support/silent-logger.ts';
import { usedHeapBytes } from '#tests/support/used-heap-bytes.ts';

/** Answers that are joined from two entries of a data cache: one lives 60 seconds, the other 300. */
function anAnswerCache({ maxBytes = 100_000 } = {}) {
  const clock = new ManualClock(createInstant(1_000_000));
  const readRecorder = new CacheReadRecorder();
  const dataCache = new DataCache({
    clock,
    timer: new ManualTimer(),
    logger: new SilentLogger(),
    onRead: (read) => readRecorder.record(read),
  });
  const state = { joined: 0, isDown: false };
  const read = (key: string, lifetimeSeconds: number) =>
    dataCache.getOrFetch({
      key,
      partition: 'search',
      ttl: { lifetimeSeconds, staleIfErrorSeconds: 0 },
      fetch: async () => {
        if (state.isDown) throw new Error('The search is down');
        return `${key} of ${clock.now()}`;
      },
      fallback: { value: 'nothing' },
    });
  const answers = createQueryResultCache(
    { clock, timer: new ManualTimer(), readRecorder, world: new Container() },
    maxBytes,
  );
  const request = (key = 'events nl', encoding: Encoding = 'identity') =>
    answers.getOrGenerate(`${encoding} ${key}`, () =>
      encodeQueryResult(encoding, async () => {
        state.joined += 1;
        return Promise.all([read('events nl', 60), read(`page nl ${key}`, 300)]);
      }),
    );
  const wait = (seconds: number) => clock.advance(seconds * secondMs);
  return { answers, dataCache, request, wait, state, clock };
}

describe('the cache of the gateway’s answers', () => {
  it('CACHE-4 joins and serializes an answer once, until the first of its data expires', async () => {
    const { request, wait, state } = anAnswerCache();
    const first = await request();
    wait(59);
    expect(await request()).toBe(first);
    expect(state.joined).toBe(1);
    wait(1);
    await request();
    expect(state.joined).toBe(2);
  });

  it('CACHE-6 A25 CACHE-4 makes an answer from the future again, once', async () => {
    const { request, wait, clock, state } = anAnswerCache();
    const first = await request();
    clock.setBack(900 * secondMs);
    expect(await request()).not.toBe(first);
    await request();
    expect(state.joined).toBe(2);
    wait(60);
    await request();
    expect(state.joined).toBe(3);
  });

  it('CACHE-4 sends each encoding under the same entity tag, which changes with the answer', async () => {
    const { request, wait, answers, dataCache } = anAnswerCache();
    const [plain, compressed] = [await request(), await request('events nl', 'br')];
    expect(brotliDecompressSync(compressed.body).toString()).toBe(plain.body.toString());
    expect(compressed.etag).toBe(plain.etag);
    wait(1);
    dataCache.purge(() => true, 'hard');
    answers.purge(() => true, 'hard');
    expect((await request()).etag).not.toBe(plain.etag);
  });

  it('CACHE-4 LIST-14 does not store an answer from which something is missing', async () => {
    const { request, state } = anAnswerCache();
    state.isDown = true;
    await request();
    await request();
    expect(state.joined).toBe(2);
  });

  it('C25 keeps nothing of the request that an answer was made for', async () => {
    const { answers } = anAnswerCache({ maxBytes: 10_000_000 });
    const before = usedHeapBytes();
    for (let number = 0; number < 200; number += 1) {
      const received = Array.from({ length: 10_000 }, () => number);
      await answers.getOrGenerate(`events ${number}`, () =>
        encodeQueryResult('identity', async () => received.length),
      );
    }
    expect(usedHeapBytes() - before).toBeLessThan(3_000_000);
  });

  it('CACHE-4 evicts the answer that was used least recently when its bytes are used up', async () => {
    const { request, state } = anAnswerCache({ maxBytes: 900 });
    await request('mahler');
    await request('bruckner');
    await request('mahler');
    await request('schubert');
    expect(state.joined).toBe(3);
    await request('mahler');
    expect(state.joined).toBe(3);
    await request('bruckner');
    expect(state.joined).toBe(4);
  });
});
