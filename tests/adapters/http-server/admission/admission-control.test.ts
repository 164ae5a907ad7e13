import { describe, expect, it } from 'vitest';
import { AdmissionControl, OverloadedError } from '#adapters/http-server/admission/admission-control.ts';
import { type CostClass, costClasses, costLimits } from '#adapters/http-server/admission/cost-limits.ts';
import { createInstant, secondMs } from '#domain/time/instant.ts';
import { ManualClock } from '#tests/support/manual-clock.ts';
import { ManualTimer } from '#tests/support/manual-timer.ts';

/** Work that ends when the test resolves it. */
function openWork() {
  const ends: (() => void)[] = [];
  const started: number[] = [];
  const start = (admission: AdmissionControl, cost: CostClass, name = 0, client = '') => {
    const work = () => {
      started.push(name);
      return new Promise<void>((resolve) => void ends.push(resolve));
    };
    return admission.run(cost, work, client);
  };
  return { start, started, endOne: () => ends.shift()?.() };
}

function anAdmission(timer = new ManualTimer()) {
  const { clock } = timer;
  const refused: CostClass[] = [];
  const heap = { isFull: false };
  const admission = new AdmissionControl({
    clock,
    timer,
    heap,
    onRefused: (cost) => refused.push(cost),
  });
  return { clock, timer, heap, refused, admission };
}

describe('work of the server', () => {
  it('C20 costs next to nothing if it is rejected, however long the queue is', async () => {
    const { admission } = anAdmission();
    const { start } = openWork();
    for (let number = 0; number < 301; number += 1) void start(admission, 'figure');
    const before = process.cpuUsage();
    for (let number = 0; number < 400; number += 1) admission.hasCapacity('figure', '');
    expect(process.cpuUsage(before).user / 1000).toBeLessThan(400);
  });

  it.each(costClasses)(
    'C20 work of the class %s is limited, both running and queued, and rejected beyond',
    async (cost) => {
      const { admission, refused } = anAdmission();
      const { start, started } = openWork();
      const { maxConcurrent, maxQueued, retryAfterSeconds } = costLimits[cost];
      for (let one = 0; one < maxConcurrent + maxQueued; one += 1) void start(admission, cost);
      expect([started.length, admission.load(cost)]).toEqual([
        maxConcurrent,
        { running: maxConcurrent, queued: maxQueued },
      ]);
      expect(admission.hasCapacity(cost, '')).toBe(false);
      await expect(start(admission, cost)).rejects.toMatchObject({
        name: 'OverloadedError',
        retryAfterSeconds,
      });
      expect(refused).toEqual([cost]);
    },
  );

  it('C20 work of one class does not use the capacity of another', async () => {
    const { admission } = anAdmission();
    const { start } = openWork();
    for (let one = 0; one < 22; one += 1) void start(admission, 'calendar');
    expect(admission.hasCapacity('calendar', '')).toBe(false);
    expect(await admission.run('page', async () => 'drawn', '')).toBe('drawn');
  });

  it('C20 runs in the order of arrival, and frees its slot also if it fails', async () => {
    const { admission } = anAdmission();
    const { start, started, endOne } = openWork();
    await expect(admission.run('figure', () => Promise.reject(new Error('broken')), '')).rejects.toThrow(
      'broken',
    );
    const all = [1, 2, 3].map((name) => start(admission, 'figure', name));
    for (const one of all) {
      endOne();
      await one;
    }
    expect(started).toEqual([1, 2, 3]);
    expect(admission.load('figure')).toEqual({ running: 0, queued: 0 });
  });

  it('C20 waits no longer than five seconds, and then frees its place in the queue', async () => {
    const { admission, timer, refused } = anAdmission();
    const { start, started, endOne } = openWork();
    const first = start(admission, 'picture', 1);
    const late = start(admission, 'picture', 2);
    timer.advance(4 * secondMs);
    const next = start(admission, 'picture', 3);
    timer.advance(2 * secondMs);
    await expect(late).rejects.toMatchObject({ name: 'OverloadedError' });
    expect([refused, admission.load('picture')]).toEqual([['picture'], { running: 1, queued: 1 }]);
    endOne();
    await first;
    endOne();
    await next;
    expect([started, timer.pendingCount]).toEqual([[1, 3], 0]);
  });

  it('C22 work on figures waits for half a minute, because a refused figure is an empty place on a page', async () => {
    const { admission, timer, refused } = anAdmission();
    const { start, endOne } = openWork();
    const first = start(admission, 'figure', 1);
    const late = start(admission, 'figure', 2);
    timer.advance(25 * secondMs);
    endOne();
    await first;
    endOne();
    await late;
    expect(refused).toEqual([]);
  });

  it('C20 ROUTE-19 work on all sitemaps together is done: the last one may wait for the others', async () => {
    const { admission, timer, refused } = anAdmission();
    const { start, started, endOne } = openWork();
    const all = Array.from({ length: 13 }, (_, name) => start(admission, 'sitemap', name));
    for (const one of all) {
      timer.advance(4 * secondMs);
      endOne();
      await one;
    }
    expect([started.length, refused]).toEqual([13, []]);
  });

  it('C20 A21 does not exceed its rate limit, which refills over time', async () => {
    const { admission, clock } = anAdmission();
    const { burst, perSecond } = costLimits.preview.rate;
    const done = async () => {
      let count = 0;
      for (let one = 0; one < 100; one += 1) {
        await admission
          .run('preview', async () => void (count += 1), '')
          .catch((cause: unknown) => {
            if (!(cause instanceof OverloadedError)) throw cause;
          });
      }
      return count;
    };
    expect(await done()).toBe(burst);
    clock.advance(2 * secondMs);
    expect(await done()).toBe(2 * perSecond);
    clock.advance(3600 * secondMs);
    expect(await done()).toBe(burst);
  });

  it.each(costClasses)(
    'C26 work of the class %s is rejected while the heap is nearly full, and run again afterwards',
    async (cost) => {
      const { admission, heap, refused } = anAdmission();
      heap.isFull = true;
      await expect(admission.run(cost, async () => 'done', '')).rejects.toBeInstanceOf(OverloadedError);
      expect([refused, admission.hasCapacity(cost, '')]).toEqual([[cost], false]);
      heap.isFull = false;
      expect([await admission.run(cost, async () => 'done', ''), admission.hasCapacity(cost, '')]).toEqual([
        'done',
        true,
      ]);
    },
  );

  it('C28 work of a client with seventy connections leaves room for another, which is served next', async () => {
    const { admission } = anAdmission();
    const { start, started, endOne } = openWork();
    const { maxConcurrent, maxQueued } = costLimits.page;
    const flood = Array.from({ length: 70 }, (_, at) => start(admission, 'page', at, '192.0.2.1'));
    const ends = Promise.allSettled(flood);
    expect(admission.hasCapacity('page', '192.0.2.1')).toBe(false);
    expect(admission.hasCapacity('page', '198.51.100.7')).toBe(true);
    void start(admission, 'page', 1001, '198.51.100.7');
    void start(admission, 'page', 1002, '203.0.113.9');
    expect(admission.load('page')).toEqual({ running: maxConcurrent, queued: maxQueued });
    for (let ended = 0; ended < 3; ended += 1) {
      endOne();
      await new Promise((resolve) => void setImmediate(resolve));
    }
    expect(started.slice(maxConcurrent)).toEqual([1001, 1002, maxConcurrent]);
    for (let ended = 0; ended < 100; ended += 1) {
      endOne();
      await new Promise((resolve) => void setImmediate(resolve));
    }
    const rejected = (await ends).flatMap(({ status }, at) => (status === 'rejected' ? [at] : []));
    expect(rejected).toEqual([64, 65, 66, 67, 68, 69]);
  });

  it('C28 work of many clients is queued in the order of arrival, and rejected if none has more than its turn', async () => {
    const { admission } = anAdmission();
    const { start } = openWork();
    const { maxConcurrent, maxQueued } = costLimits.page;
    for (let one = 0; one < maxConcurrent + maxQueued; one += 1)
      void start(admission, 'page', one, `192.0.2.${one}`);
    await expect(start(admission, 'page', 99, '198.51.100.7')).rejects.toBeInstanceOf(OverloadedError);
  });
});

const yearMs = 365 * 24 * 3600 * secondMs;

/** Admission of a client that has used its burst of a class whose clients have a rate each. */
async function aUsedRate() {
  const { admission, clock } = anAdmission(new ManualTimer(new ManualClock(createInstant(50 * yearMs))));
  /** How much work of a client is done now, of a hundred pieces. */
  const takeAll = async (client = '192.0.2.1') => {
    let count = 0;
    for (let one = 0; one < 100; one += 1)
      await admission
        .run('previewToken', async () => void (count += 1), client)
        .catch((cause: unknown) => {
          if (!(cause instanceof OverloadedError)) throw cause;
        });
    return count;
  };
  const used = await takeAll();
  return { admission, clock, takeAll, used };
}

describe('a rate limit', () => {
  const { perSecond, burst } = costLimits.previewToken.ratePerClient;

  it('A21 C20 gives its burst, then its rate, and never more than its burst', async () => {
    const { clock, takeAll, used } = await aUsedRate();
    expect([used, await takeAll()]).toEqual([burst, 0]);
    clock.advance(1500);
    expect(await takeAll()).toBe(1.5 * perSecond);
    clock.advance(yearMs);
    expect(await takeAll()).toBe(burst);
  });

  it('A21 a client has a limit of its own', async () => {
    const { admission, takeAll } = await aUsedRate();
    expect([await takeAll('198.51.100.7'), await takeAll()]).toEqual([burst, 0]);
    expect(admission.hasCapacity('previewToken', '192.0.2.1')).toBe(true);
  });

  it('A21 counts no work for which the queue has no place', async () => {
    const { admission } = anAdmission();
    const { start, started, endOne } = openWork();
    const { maxConcurrent, maxQueued } = costLimits.previewToken;
    const admitted = maxConcurrent + maxQueued;
    const all = Array.from({ length: 100 }, (_, at) => start(admission, 'previewToken', at));
    const ends = Promise.allSettled(all);
    for (let one = 0; one < admitted; one += 1) {
      endOne();
      await all[one];
    }
    await ends;
    for (let one = admitted; one < burst; one += 1)
      await admission.run('previewToken', async () => void started.push(one), '');
    expect(started).toHaveLength(burst);
    await expect(start(admission, 'previewToken')).rejects.toBeInstanceOf(OverloadedError);
  });

  it('A25 gives nothing because the clock was set back, and goes on at its rate', async () => {
    const { clock, takeAll } = await aUsedRate();
    clock.setBack(10 * yearMs);
    expect(await takeAll()).toBe(0);
    clock.advance(secondMs);
    expect(await takeAll()).toBe(perSecond);
    clock.advance(3 * secondMs);
    expect(await takeAll()).toBe(3 * perSecond);
  });

  it('A25 takes nothing back that it holds', async () => {
    const { clock, takeAll } = await aUsedRate();
    clock.advance(5 * secondMs);
    clock.setBack(10 * yearMs);
    expect(await takeAll()).toBe(0);
    clock.advance(5 * secondMs);
    expect(await takeAll()).toBe(5 * perSecond);
  });
});
