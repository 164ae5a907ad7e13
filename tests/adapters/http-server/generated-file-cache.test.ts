import { Container } from 'inversify';
import { describe, expect, it } from 'vitest';
import { DataCache, DataCacheToken } from '#adapters/caching/data-cache.adapter.ts';
import { GeneratedFileCache } from '#adapters/http-server/files/generated-files.ts';
import { CacheReadRecorder } from '#adapters/http-server/pipeline/cache-read-recorder.ts';
import type { CacheTtl } from '#adapters/shared/queries/cache-lifetimes.ts';
import { hourMs, createInstant, minuteMs } from '#domain/time/instant.ts';
import { ManualClock } from '#tests/support/manual-clock.ts';
import { ManualTimer } from '#tests/support/manual-timer.ts';
import { SilentLogger } from '#tests/support/silent-logger.ts';
import { usedHeapBytes } from '#tests/support/used-heap-bytes.ts';

const ttl: CacheTtl = {
  lifetimeSeconds: 300,
  failureSeconds: 0,
  staleIfErrorSeconds: 24 * 60 * 60,
  graceSeconds: 0,
};

interface FileCacheOptions {
  readonly ttlOf?: () => CacheTtl;
  readonly maxBytes?: number;
}

/**
 * A cache of files that are fresh for five minutes, or without `ttlOf` as long as what they are made from. The file of a key is made from the answer `page nl <key>`, which the data cache has
 * for an hour; its text states the key and the version of the page in the CMS.
 */
function aFileCache({ ttlOf, maxBytes = 10_000 }: FileCacheOptions = { ttlOf: () => ttl }) {
  const clock = new ManualClock(createInstant(1_000_000));
  const timer = new ManualTimer();
  const readRecorder = new CacheReadRecorder();
  const dataCache = new DataCache({
    clock,
    timer,
    logger: new SilentLogger(),
    onRead: (read) => readRecorder.record(read),
  });
  const world = new Container();
  world.bind<DataCache>(DataCacheToken).toConstantValue(dataCache);
  const staleServed: string[] = [];
  const files = new GeneratedFileCache<string>({
    clock,
    timer,
    readRecorder,
    world,
    maxBytes,
    sizeOf: (text) => text.length,
    ...(ttlOf && { ttlOf }),
    onStaleServed: (key) => staleServed.push(key),
  });
  const state = { version: 1, generated: 0, isBroken: false, isIncomplete: false };
  const waiting: (() => void)[] = [];
  const readPage = (key: string) =>
    dataCache.getOrFetch({
      key: `page nl ${key}`,
      partition: 'pages',
      ttl: { lifetimeSeconds: 3600, staleIfErrorSeconds: 0 },
      fetch: async () => {
        if (state.isIncomplete) throw new Error('The CMS is down');
        return `${key} ${state.version}`;
      },
      fallback: { value: 'nothing' },
    });
  const request = (key = 'mahler', isSlow = false) =>
    files.getOrGenerate(key, async () => {
      state.generated += 1;
      const text = await readPage(key);
      if (isSlow) await new Promise<void>((resolve) => waiting.push(resolve));
      if (state.isBroken) throw new Error('The file cannot be generated');
      return text;
    });
  const purge = (answerKey: string, mode: 'soft' | 'hard') => {
    for (const cache of [dataCache, files]) cache.purge((key) => key === answerKey, mode);
  };
  return { files, request, purge, state, waiting, clock, staleServed };
}

describe('a purge of generated files', () => {
  it('CACHE-7 removes the file that was made from a purged answer, and no other, if it is hard', async () => {
    const { request, purge, state } = aFileCache();
    expect([await request('mahler'), await request('bruckner')]).toEqual(['mahler 1', 'bruckner 1']);
    state.version = 2;
    purge('page nl mahler', 'hard');
    expect([await request('mahler'), await request('bruckner')]).toEqual(['mahler 2', 'bruckner 1']);
    expect(state.generated).toBe(3);
  });

  it('CACHE-7 a purge of everything also removes a file that was made from no response', async () => {
    const { files } = aFileCache();
    let generated = 0;
    const request = () =>
      files.getOrGenerate('empty', async () => {
        generated += 1;
        return '';
      });
    await request();
    files.purge(() => true, 'hard');
    await request();
    await request();
    expect(generated).toBe(2);
  });

  it('CACHE-7 serves the file while it is generated again from new answers, if it is soft', async () => {
    const { request, purge, state } = aFileCache();
    await request();
    state.version = 2;
    purge('page nl mahler', 'soft');
    expect(await request()).toBe('mahler 1');
    await expect.poll(() => request()).toBe('mahler 2');
    expect(state.generated).toBe(2);
  });

  it.each(['soft', 'hard'] as const)(
    'CACHE-7 does not store a file that is being generated during a %s purge, whatever it is made from',
    async (mode) => {
      const { request, purge, waiting, state } = aFileCache();
      const slow = request('mahler', true);
      await expect.poll(() => waiting.length).toBe(1);
      purge('page nl bruckner', mode);
      waiting[0]?.();
      expect(await slow).toBe('mahler 1');
      await request();
      expect(state.generated).toBe(2);
    },
  );

  it('CACHE-7 reaches a file that is served stale after a failure', async () => {
    const { request, purge, state, clock } = aFileCache();
    await request();
    clock.advance(5 * minuteMs);
    state.isBroken = true;
    expect(await request()).toBe('mahler 1');
    purge('page nl mahler', 'hard');
    await expect(request()).rejects.toThrow('The file cannot be generated');
  });
});

describe('a generated file that cannot be generated again', () => {
  it('A22 A26 is served as it was for as long as its lifetimes allow, and says so', async () => {
    const { request, state, clock, staleServed } = aFileCache();
    await request();
    state.isBroken = true;
    clock.advance(24 * hourMs - 1);
    expect(await request()).toBe('mahler 1');
    expect(staleServed).toEqual(['mahler']);
    clock.advance(1);
    await expect(request()).rejects.toThrow('The file cannot be generated');
    expect(staleServed).toEqual(['mahler']);
  });

  it('A22 A26 is generated again by the next request', async () => {
    const { request, state, clock } = aFileCache();
    await request();
    state.isBroken = true;
    clock.advance(5 * minuteMs);
    await request();
    state.isBroken = false;
    await request();
    expect(state.generated).toBe(3);
  });

  it('CACHE-7 A22 A26 is served after a soft purge too', async () => {
    const { request, purge, state, staleServed } = aFileCache();
    await request();
    state.isBroken = true;
    purge('page nl mahler', 'soft');
    expect(await request()).toBe('mahler 1');
    await expect.poll(() => staleServed).toEqual(['mahler']);
    expect(await request()).toBe('mahler 1');
  });
});

describe('an answer of the gateway as it is sent', () => {
  it('CACHE-4 is made once, until the first of its data expires, and again if it is from the future', async () => {
    const { request, state, clock } = aFileCache({});
    await request();
    clock.advance(hourMs - 1);
    await request();
    expect(state.generated).toBe(1);
    clock.advance(1);
    await request();
    expect(state.generated).toBe(2);
    clock.setBack(minuteMs);
    await request();
    await request();
    expect(state.generated).toBe(3);
  });

  it('CACHE-4 LIST-14 is not stored if something is missing from it', async () => {
    const { request, state } = aFileCache({});
    state.isIncomplete = true;
    expect([await request(), await request(), state.generated]).toEqual(['nothing', 'nothing', 2]);
  });

  it('CACHE-4 C25 that was used least recently is evicted when the bytes are used up', async () => {
    const { request, state } = aFileCache({ maxBytes: 700 });
    for (const key of ['mahler', 'bruckner', 'mahler', 'schubert', 'mahler']) await request(key);
    expect(state.generated).toBe(3);
    await request('bruckner');
    expect(state.generated).toBe(4);
  });

  it('C25 keeps nothing of the request that it was made for', async () => {
    const { files } = aFileCache({ maxBytes: 10_000_000 });
    const before = usedHeapBytes();
    for (let number = 0; number < 200; number += 1) {
      const received = Array.from({ length: 10_000 }, () => number);
      await files.getOrGenerate(`events ${number}`, async () => String(received.length));
    }
    expect(usedHeapBytes() - before).toBeLessThan(3_000_000);
  });
});
