import { describe, expect, it } from 'vitest';
import type { Timer } from '#ports/timer.port.ts';

/** What every Timer promises. `pass` lets so many milliseconds go by. */
export function timerContract(
  name: string,
  given: () => { readonly timer: Timer; pass(milliseconds: number): Promise<void> },
): void {
  describe(`${name} fulfils the contract of Timer`, () => {
    it('acts once, and not immediately', async () => {
      const { timer, pass } = given();
      const done: string[] = [];
      timer.after(5, () => done.push('acted'));
      expect(done).toEqual([]);
      await pass(30);
      expect(done).toEqual(['acted']);
    });

    it('acts in order of time', async () => {
      const { timer, pass } = given();
      const done: string[] = [];
      timer.after(40, () => done.push('later'));
      timer.after(1, () => done.push('sooner'));
      await pass(80);
      expect(done).toEqual(['sooner', 'later']);
    });

    it('does not act once cancelled', async () => {
      const { timer, pass } = given();
      const done: string[] = [];
      timer.after(5, () => done.push('acted'))();
      await pass(30);
      expect(done).toEqual([]);
    });

    it('lets an act that is done be cancelled without harm', async () => {
      const { timer, pass } = given();
      const done: string[] = [];
      const callOff = timer.after(1, () => done.push('acted'));
      await pass(30);
      callOff();
      callOff();
      expect(done).toEqual(['acted']);
    });
  });
}
