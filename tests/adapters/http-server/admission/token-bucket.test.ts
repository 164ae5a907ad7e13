import { describe, expect, it } from 'vitest';
import { TokenBucket } from '#adapters/http-server/admission/token-bucket.ts';
import { ManualClock } from '#adapters/in-memory/manual-clock.adapter.ts';
import { instantFromMs, secondMs } from '#domain/time/instant.ts';

const yearMs = 365 * 24 * 3600 * secondMs;

/** An empty bucket of a client that has used its burst. */
function anEmptyBucket() {
  const clock = new ManualClock(instantFromMs(50 * yearMs));
  const bucket = new TokenBucket(clock, { perSecond: 2, burst: 20 });
  /** How many tokens it gives now, of a hundred requests. */
  const takeAll = () => Array.from({ length: 100 }, () => bucket.take()).filter(Boolean).length;
  const burst = takeAll();
  return { clock, takeAll, burst };
}

describe('a rate limit', () => {
  it('A21 C20 gives its burst, then its rate, and never more than its burst', () => {
    const { clock, takeAll, burst } = anEmptyBucket();
    expect([burst, takeAll()]).toEqual([20, 0]);
    clock.advance(1500);
    expect(takeAll()).toBe(3);
    clock.advance(yearMs);
    expect(takeAll()).toBe(20);
  });

  it('A25 gives nothing because the clock was set back, and goes on at its rate', () => {
    const { clock, takeAll } = anEmptyBucket();
    clock.setBack(10 * yearMs);
    expect(takeAll()).toBe(0);
    clock.advance(secondMs);
    expect(takeAll()).toBe(2);
    clock.advance(3 * secondMs);
    expect(takeAll()).toBe(6);
  });

  it('A25 takes nothing back that it holds', () => {
    const { clock, takeAll } = anEmptyBucket();
    clock.advance(5 * secondMs);
    clock.setBack(10 * yearMs);
    expect(takeAll()).toBe(0);
    clock.advance(5 * secondMs);
    expect(takeAll()).toBe(10);
  });
});
