import { describe, expect, it } from 'vitest';
import { ByteLimitedLru, computeTextBytes } from '#adapters/caching/byte-limited-lru.ts';
import { createInstant, secondMs } from '#domain/time/instant.ts';
import { ManualClock } from '#tests/support/manual-clock.ts';
import { usedHeapBytes } from '#tests/support/used-heap-bytes.ts';

function aCache(maxBytes = 100_000) {
  return new ByteLimitedLru<string>({ maxBytes, sizeOf: computeTextBytes });
}

describe('a cache that is limited in bytes', () => {
  it('C25 counts the bytes of its keys: a thousand long keys with short values do not fit', () => {
    const cache = aCache();
    for (let number = 0; number < 1000; number += 1) cache.set(`${number} ${'k'.repeat(4000)}`, 'x');
    expect(cache.size).toBe(12);
    expect(cache.calculatedSize).toBeLessThanOrEqual(100_000);
  });

  it('C25 counts the bytes of its values, and stores none that is larger than all of it', () => {
    const cache = aCache();
    cache.set('first', 'v'.repeat(30_000));
    cache.set('second', 'v'.repeat(30_000));
    cache.set('larger', 'v'.repeat(60_000));
    expect([...cache.keys()]).toEqual(['second']);
  });

  it('A25 keeps an entry for its lifetime of elapsed time: setting the clock back neither prolongs nor ends it', () => {
    const clock = new ManualClock(createInstant(1e12));
    const cache = new ByteLimitedLru<true>({
      maxBytes: 10_000,
      sizeOf: () => 1,
      ttl: 10 * secondMs,
      perf: clock,
      ttlResolution: 0,
    });
    cache.set('refused', true);
    clock.advance(4 * secondMs);
    expect(cache.has('refused')).toBe(true);
    clock.setBack(1e11);
    expect(cache.has('refused')).toBe(true);
    clock.advance(5 * secondMs);
    expect(cache.has('refused')).toBe(true);
    clock.advance(2 * secondMs);
    expect(cache.has('refused')).toBe(false);
  });

  it('C25 keeps no request target in memory with a part of it', () => {
    const cache = new ByteLimitedLru<true>({ maxBytes: 10_000_000, sizeOf: () => 1 });
    const target = (number: number) =>
      Buffer.from(`/path/to/page/${number}${'x'.repeat(8000)}`).toString('latin1');
    const before = usedHeapBytes();
    for (let number = 0; number < 2000; number += 1) cache.set(`day ${target(number).slice(0, 40)}`, true);
    expect(cache.size).toBe(2000);
    expect(usedHeapBytes() - before).toBeLessThan(2_000_000);
  });
});
