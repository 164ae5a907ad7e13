import { describe, expect, it } from 'vitest';
import type { Connectivity } from '#ports/connectivity.port.ts';

export interface GivenConnectivity {
  readonly connectivity: Connectivity;
  /** The network comes or goes. */
  turn(isOnline: boolean): void;
}

/** What every Connectivity promises. */
export function connectivityContract(name: string, given: () => GivenConnectivity): void {
  describe(`${name} fulfils the contract of Connectivity`, () => {
    it('TIX-6 reports whether there is a network', () => {
      const { connectivity, turn } = given();
      const seen = [connectivity.isOnline()];
      for (const isOnline of [false, true]) {
        turn(isOnline);
        seen.push(connectivity.isOnline());
      }
      expect(seen).toEqual([true, false, true]);
    });

    it('TIX-6 notifies listeners of every change until they unsubscribe', () => {
      const { connectivity, turn } = given();
      const heard: boolean[] = [];
      const others: boolean[] = [];
      const stop = connectivity.listen((isOnline) => heard.push(isOnline));
      connectivity.listen((isOnline) => others.push(isOnline));
      turn(false);
      turn(true);
      stop();
      turn(false);
      expect(heard).toEqual([false, true]);
      expect(others).toEqual([false, true, false]);
    });
  });
}
