import type { GivenTicketing } from '#tests/contracts/given-ticketing.ts';
import type { ManualTimer } from '#tests/support/manual-timer.ts';
import { settled } from '#tests/support/settled.ts';

interface TabWithProvider {
  readonly browser: { readonly listeners: ReadonlySet<unknown>; turn(state: 'visible' | 'hidden'): void };
  readonly timer: ManualTimer;
  readonly provider: { isSilent: boolean };
}

/** What a test does with a ticketing that asks its provider from a tab. */
export function inTab({
  browser,
  timer,
  provider,
}: TabWithProvider): Pick<GivenTicketing, 'watches' | 'leaveAndComeBack' | 'fallSilent' | 'pass' | 'close'> {
  return {
    watches: () => browser.listeners.size + timer.pendingCount,
    leaveAndComeBack: () => {
      browser.turn('hidden');
      browser.turn('visible');
    },
    fallSilent: () => {
      provider.isSilent = true;
    },
    pass: async (milliseconds) => {
      await settled();
      timer.advance(milliseconds);
      await settled();
      await settled();
    },
    close: async () => {},
  };
}
