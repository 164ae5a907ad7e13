import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Bearing, UpstreamGuard } from '#adapters/guarding/upstream-guard.adapter.ts';
import { RememberingLogger } from '#adapters/in-memory/remembering-logger.adapter.ts';

const bearing: Bearing = { atOnce: 2, waiting: 1, watchedMs: 10_000, leastAsked: 10, restMs: 5000 };
const never = new AbortController().signal;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function aGuard() {
  const logger = new RememberingLogger();
  const endings: string[] = [];
  const guard = new UpstreamGuard({
    name: 'cms',
    logger,
    bearing,
    onEnd: (name, ending) => endings.push(`${name} ${ending}`),
  });
  let asked = 0;
  const fails = async (): Promise<never> => {
    asked += 1;
    throw new Error('CMS away');
  };
  const answers = async () => {
    asked += 1;
    return 'Lied';
  };
  return { guard, logger, endings, fails, answers, asked: () => asked };
}

async function failTimes(guard: UpstreamGuard, fails: () => Promise<never>, times: number): Promise<void> {
  for (let one = 0; one < times; one += 1) await guard.run(fails, never).catch(() => {});
}

describe('a system that answers', () => {
  it('is asked, and its answer given', async () => {
    const { guard, answers, endings } = aGuard();
    expect(await guard.run(answers, never)).toEqual({ kind: 'answered', value: 'Lied' });
    expect([guard.state, endings]).toEqual(['asked', ['cms answered']]);
  });

  it('is asked only so much at once; one more waits, and yet one more is told so', async () => {
    const { guard, endings } = aGuard();
    const letGo: (() => void)[] = [];
    const slow = () => new Promise<string>((resolve) => letGo.push(() => resolve('Lied')));
    const asked = [guard.run(slow, never), guard.run(slow, never), guard.run(slow, never)];
    expect((await guard.run(slow, never)).kind).toBe('notAsked');
    expect(letGo).toHaveLength(2);
    for (const end of letGo) end();
    await vi.advanceTimersByTimeAsync(0);
    letGo[2]?.();
    expect((await Promise.all(asked)).map(({ kind }) => kind)).toEqual(['answered', 'answered', 'answered']);
    expect(endings).toEqual(['cms notAsked', 'cms answered', 'cms answered', 'cms answered']);
  });
});

describe('a system that fails', () => {
  it('A19 says so itself until it has failed often enough', async () => {
    const { guard, fails } = aGuard();
    await failTimes(guard, fails, 9);
    await expect(guard.run(fails, never)).rejects.toThrow('CMS away');
  });

  it('A19 is then left alone, tried once after five seconds, and left alone again', async () => {
    const { guard, fails, asked, logger } = aGuard();
    await failTimes(guard, fails, 100);
    expect([guard.state, asked()]).toEqual(['leftAlone', 10]);
    expect((await guard.run(fails, never)).kind).toBe('notAsked');
    await vi.advanceTimersByTimeAsync(5000);
    await Promise.allSettled(Array.from({ length: 50 }, () => guard.run(fails, never)));
    expect(asked()).toBe(11);
    expect(logger.events).toEqual(['upstream.left-alone', 'upstream.left-alone']);
  });

  it('A19 is asked again as soon as one try succeeds', async () => {
    const { guard, fails, answers, logger } = aGuard();
    await failTimes(guard, fails, 10);
    await vi.advanceTimersByTimeAsync(5000);
    expect(await guard.run(answers, never)).toEqual({ kind: 'answered', value: 'Lied' });
    expect([guard.state, logger.events.at(-1)]).toEqual(['asked', 'upstream.asked-again']);
  });

  it('is not left alone for failing now and then', async () => {
    const { guard, fails, answers } = aGuard();
    for (let one = 0; one < 40; one += 1) {
      await guard.run(answers, never);
      await guard.run(answers, never);
      await guard.run(fails, never).catch(() => {});
    }
    expect(guard.state).toBe('asked');
  });
});
