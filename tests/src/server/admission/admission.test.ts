import { describe, expect, it } from 'vitest';
import { FixedClock } from '#adapters/in-memory/fixed-clock.adapter.ts';
import { instantAt, second } from '#domain/time/instant.ts';
import { Admission, Overloaded } from '#src/server/admission/admission.ts';
import { type CostClass, costClasses, costLimits } from '#src/server/admission/cost-limits.ts';

/** Work that ends when it is told to. */
function openWork() {
  const ends: (() => void)[] = [];
  const begun: number[] = [];
  const start = (admission: Admission, cost: CostClass, name = 0) =>
    admission.run(cost, () => {
      begun.push(name);
      return new Promise<void>((resolve) => void ends.push(resolve));
    });
  return { start, begun, endOne: () => ends.shift()?.() };
}

function anAdmission() {
  const clock = new FixedClock(instantAt(0));
  const refused: CostClass[] = [];
  return { clock, refused, admission: new Admission({ clock, onRefused: (cost) => refused.push(cost) }) };
}

describe('work that is asked of the server', () => {
  it.each(costClasses)(
    'C20 of the class %s is bounded, at once and waiting, and refused beyond',
    async (cost) => {
      const { admission, refused } = anAdmission();
      const { start, begun } = openWork();
      const { maxConcurrent, maxQueued, retryAfterSeconds } = costLimits[cost];
      for (let one = 0; one < maxConcurrent + maxQueued; one += 1) void start(admission, cost);
      expect([begun.length, admission.load(cost)]).toEqual([
        maxConcurrent,
        { running: maxConcurrent, queued: maxQueued },
      ]);
      expect(admission.hasRoom(cost)).toBe(false);
      await expect(start(admission, cost)).rejects.toMatchObject({ name: 'Overloaded', retryAfterSeconds });
      expect(refused).toEqual([cost]);
    },
  );

  it('C20 of one class takes no room of another', async () => {
    const { admission } = anAdmission();
    const { start } = openWork();
    for (let one = 0; one < 22; one += 1) void start(admission, 'calendar');
    expect(admission.hasRoom('calendar')).toBe(false);
    expect(await admission.run('page', async () => 'drawn')).toBe('drawn');
  });

  it('C20 is done in the order it came, and makes room also where it fails', async () => {
    const { admission } = anAdmission();
    const { start, begun, endOne } = openWork();
    await expect(admission.run('figure', () => Promise.reject(new Error('broken')))).rejects.toThrow(
      'broken',
    );
    const all = [1, 2, 3].map((name) => start(admission, 'figure', name));
    for (const one of all) {
      endOne();
      await one;
    }
    expect(begun).toEqual([1, 2, 3]);
    expect(admission.load('figure')).toEqual({ running: 0, queued: 0 });
  });

  it('C20 A21 begins no more often than its rate where it has one, and as often again a while later', async () => {
    const { admission, clock } = anAdmission();
    const { burst, perSecond } = costLimits.preview.rate;
    const done = async () => {
      let count = 0;
      for (let one = 0; one < 100; one += 1) {
        await admission
          .run('preview', async () => void (count += 1))
          .catch((cause: unknown) => {
            if (!(cause instanceof Overloaded)) throw cause;
          });
      }
      return count;
    };
    expect(await done()).toBe(burst);
    clock.advance(2 * second);
    expect(await done()).toBe(2 * perSecond);
    clock.advance(3600 * second);
    expect(await done()).toBe(burst);
  });
});
