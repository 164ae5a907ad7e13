import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CmsGuard, type GuardLimits } from '#adapters/guarding/cms-guard.adapter.ts';
import { FetchFailure } from '#adapters/http/fetch-failure.ts';
import { SystemClock } from '#adapters/system/system-clock.adapter.ts';
import { RecordingLogger } from '#tests/support/recording-logger.ts';
import { SeededRandom } from '#tests/support/seeded-random.ts';

const limits: GuardLimits = {
  maxConcurrent: 2,
  maxQueued: 1,
  windowMs: 10_000,
  minAttempts: 10,
  halfOpenAfterMs: 5000,
  budgetMs: 2500,
};
const never = new AbortController().signal;
const kinds = ['pages', 'banners', 'search'] as const;

type Kind = (typeof kinds)[number];

const away = new Error('CMS away');
const refused = new Error('Cannot query field "facilities"');
const reset = new FetchFailure({ name: 'page', status: 503, statusText: 'Service Unavailable' });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function aGuard() {
  const logger = new RecordingLogger();
  const outcomes: string[] = [];
  const guard = new CmsGuard({
    clock: new SystemClock(),
    random: new SeededRandom(7),
    logger,
    isUpstreamFailure: (cause) => cause !== refused,
    limits,
    onEnd: (kind, outcome) => outcomes.push(`${kind} ${outcome}`),
  });
  const attempts: Kind[] = [];
  /** Sends a request with this response: an error, or `Lied`. Advances the time until it is done. */
  const send = async (kind: Kind, ...answers: readonly (Error | 'Lied')[]) => {
    let attempt = 0;
    const pending = guard.run(
      kind,
      async () => {
        attempts.push(kind);
        const answer = answers[Math.min(attempt, answers.length - 1)];
        attempt += 1;
        if (answer instanceof Error) throw answer;
        return answer;
      },
      never,
    );
    const outcome = pending.then(
      (guarded) => (guarded.kind === 'answered' ? guarded.value : guarded.kind),
      (cause: unknown) => cause,
    );
    await vi.advanceTimersByTimeAsync(100);
    return outcome;
  };
  const sendTimes = async (times: number, kind: Kind, answer: Error | 'Lied') => {
    for (let one = 0; one < times; one += 1) await send(kind, answer);
  };
  return { guard, logger, outcomes, attempts, send, sendTimes };
}

/** A response that the test controls. */
function slow() {
  const letGo: (() => void)[] = [];
  return { letGo, fetch: () => new Promise<string>((resolve) => letGo.push(() => resolve('Lied'))) };
}

describe('an upstream that responds', () => {
  it('is requested, and its response returned', async () => {
    const { guard, send, outcomes } = aGuard();
    expect(await send('pages', 'Lied')).toBe('Lied');
    expect([guard.states.pages, outcomes]).toEqual(['closed', ['pages success']]);
  });

  it('receives a limited number of concurrent requests; one more is queued, and the next rejected', async () => {
    const { guard, outcomes } = aGuard();
    const { letGo, fetch } = slow();
    const pending = kinds.map((kind) => guard.run(kind, fetch, never));
    expect((await guard.run('pages', fetch, never)).kind).toBe('notRequested');
    expect(letGo).toHaveLength(2);
    for (const end of letGo) end();
    await vi.advanceTimersByTimeAsync(0);
    letGo[2]?.();
    expect((await Promise.all(pending)).map(({ kind }) => kind)).toEqual([
      'answered',
      'answered',
      'answered',
    ]);
    expect(outcomes).toEqual(['pages rejected', 'pages success', 'banners success', 'search success']);
  });
});

describe('a kind of call that fails', () => {
  it('A19 reports its own failures until there are enough', async () => {
    const { send, sendTimes } = aGuard();
    await sendTimes(9, 'pages', away);
    expect(await send('pages', away)).toBe(away);
  });

  it('DOOR-53 is not one that refuses what it is asked, and is well again if it refuses a probe', async () => {
    const { guard, send, sendTimes } = aGuard();
    await sendTimes(40, 'search', refused);
    expect([await send('search', refused), guard.states.search]).toEqual([refused, 'closed']);
    await sendTimes(10, 'pages', away);
    expect(guard.states.pages).toBe('open');
    await vi.advanceTimersByTimeAsync(limits.halfOpenAfterMs);
    expect([await send('pages', refused), guard.states.pages]).toEqual([refused, 'closed']);
  });

  it('A19 then rejects requests, is probed once after five seconds, and rejects again', async () => {
    const { guard, send, sendTimes, attempts, logger } = aGuard();
    await sendTimes(40, 'pages', away);
    expect([guard.states.pages, attempts.length]).toEqual(['open', 10]);
    expect(await send('pages', away)).toBe('notRequested');
    await vi.advanceTimersByTimeAsync(5000);
    await Promise.all(Array.from({ length: 3 }, () => send('pages', away)));
    expect(attempts).toHaveLength(11);
    expect(logger.entries.map(({ event, facts }) => [event, facts])).toEqual([
      ['upstream.circuit-open', { name: 'pages' }],
      ['upstream.circuit-open', { name: 'pages' }],
    ]);
  });

  it('A19 is requested again as soon as a probe succeeds', async () => {
    const { guard, send, sendTimes, logger } = aGuard();
    await sendTimes(10, 'pages', away);
    await vi.advanceTimersByTimeAsync(5000);
    expect(await send('pages', 'Lied')).toBe('Lied');
    expect([guard.states.pages, logger.events.at(-1)]).toEqual(['closed', 'upstream.retried']);
  });

  it('is not blocked by occasional failures', async () => {
    const { guard, sendTimes } = aGuard();
    for (let one = 0; one < 30; one += 1) {
      await sendTimes(2, 'pages', 'Lied');
      await sendTimes(1, 'pages', away);
    }
    expect(guard.states.pages).toBe('closed');
  });

  it('A20 does not block the other kinds', async () => {
    const { guard, send, sendTimes } = aGuard();
    await sendTimes(20, 'banners', away);
    expect(guard.states).toMatchObject({ pages: 'closed', banners: 'open', search: 'closed' });
    expect([await send('pages', 'Lied'), await send('banners', 'Lied')]).toEqual(['Lied', 'notRequested']);
  });
});

describe('after the clock was set back', () => {
  it('A25 an open breaker is closed, and does not stay open for as long as the clock was set back', async () => {
    const { guard, send, sendTimes } = aGuard();
    await sendTimes(10, 'pages', away);
    expect(await send('pages', 'Lied')).toBe('notRequested');
    vi.setSystemTime(0);
    expect([await send('pages', 'Lied'), guard.states.pages]).toEqual(['Lied', 'closed']);
  });

  it('A25 attempts are counted anew, so that a breaker opens as soon as ever', async () => {
    const { guard, sendTimes } = aGuard();
    await sendTimes(30, 'pages', 'Lied');
    vi.setSystemTime(0);
    await vi.advanceTimersByTimeAsync(2 * limits.windowMs);
    await sendTimes(10, 'pages', away);
    expect(guard.states.pages).toBe('open');
  });
});

describe('a read that fails in passing', () => {
  it('A05 CACHE-1 is retried after 50 to 100 ms, and the second response returned', async () => {
    const { guard, outcomes } = aGuard();
    let attempts = 0;
    const fetch = async () => {
      attempts += 1;
      if (attempts === 1) throw reset;
      return 'Lied';
    };
    const answer = guard.run('pages', fetch, never);
    await vi.advanceTimersByTimeAsync(49);
    expect(attempts).toBe(1);
    await vi.advanceTimersByTimeAsync(51);
    expect([await answer, attempts]).toEqual([{ kind: 'answered', value: 'Lied' }, 2]);
    expect(outcomes).toEqual(['pages success']);
  });

  it('A05 CACHE-1 is tried twice at most, and each attempt counts', async () => {
    const { guard, send, sendTimes, attempts } = aGuard();
    expect(await send('pages', reset, away)).toBe(away);
    expect(attempts).toHaveLength(2);
    await sendTimes(3, 'pages', reset);
    expect([guard.states.pages, attempts.length]).toEqual(['closed', 8]);
    await send('pages', reset);
    expect([guard.states.pages, attempts.length]).toEqual(['open', 10]);
  });

  it('CACHE-1 is not tried again where it failed for good', async () => {
    const { send, attempts } = aGuard();
    expect(await send('pages', away, 'Lied')).toBe(away);
    expect(attempts).toHaveLength(1);
  });

  it('CACHE-1 A19 is not tried again where it was the probe', async () => {
    const { send, sendTimes, attempts } = aGuard();
    await sendTimes(10, 'pages', away);
    await vi.advanceTimersByTimeAsync(5000);
    expect(await send('pages', reset)).toBe('notRequested');
    expect(attempts).toHaveLength(11);
  });

  it('CACHE-1 ends within 2.5 s, its retry included', async () => {
    const { guard } = aGuard();
    const signals: AbortSignal[] = [];
    const fetch = (signal: AbortSignal) =>
      new Promise<string>((_, reject) => {
        signals.push(signal);
        signal.addEventListener('abort', () => reject(signal.reason));
        if (signals.length === 1) setTimeout(() => reject(reset), 1500);
      });
    const answer = guard.run('pages', fetch, never).catch((cause: unknown) => cause);
    await vi.advanceTimersByTimeAsync(2499);
    expect(signals.map(({ aborted }) => aborted)).toEqual([false, false]);
    await vi.advanceTimersByTimeAsync(1);
    expect(await answer).toMatchObject({ name: 'AbortError' });
  });

  it('CACHE-1 is not tried again where no time is left for it', async () => {
    const { guard } = aGuard();
    let attempts = 0;
    const fetch = () => {
      attempts += 1;
      return new Promise<string>((_, reject) => void setTimeout(() => reject(reset), 2450));
    };
    const answer = guard.run('pages', fetch, never).catch((cause: unknown) => cause);
    await vi.advanceTimersByTimeAsync(5000);
    expect([await answer, attempts]).toEqual([reset, 1]);
  });

  it('CACHE-1 is not retried after an abort', async () => {
    const { guard } = aGuard();
    const visitor = new AbortController();
    let attempts = 0;
    const fetch = async () => {
      attempts += 1;
      throw reset;
    };
    const answer = guard.run('pages', fetch, visitor.signal).catch((cause: unknown) => cause);
    await vi.advanceTimersByTimeAsync(20);
    visitor.abort();
    await vi.advanceTimersByTimeAsync(100);
    expect([await answer, attempts]).toEqual([visitor.signal.reason, 1]);
  });
});
