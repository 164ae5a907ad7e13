import type { GivenTicketing } from '#tests/contracts/given-ticketing.ts';
import type { VisibleDocument } from '#tests/examples/requested-ticketing.ts';
import type { ManualTimer } from '#tests/support/manual-timer.ts';
import { settled } from '#tests/support/settled.ts';

/** The document of a tab of a browser, which the visitor leaves and comes back to. */
export class TabDocument implements VisibleDocument {
  readonly listeners = new Set<() => void>();
  visibilityState: 'visible' | 'hidden' = 'visible';

  addEventListener(_: string, listener: () => void): void {
    this.listeners.add(listener);
  }

  removeEventListener(_: string, listener: () => void): void {
    this.listeners.delete(listener);
  }

  turn(visibilityState: 'visible' | 'hidden'): void {
    this.visibilityState = visibilityState;
    for (const listener of this.listeners) listener();
  }
}

interface TabWithProvider {
  readonly browser: { readonly document: TabDocument };
  readonly timer: ManualTimer;
  readonly provider: { isSilent: boolean };
}

/** What a test does with a ticketing that asks its provider from a tab. */
export function inTab({
  browser: { document },
  timer,
  provider,
}: TabWithProvider): Pick<GivenTicketing, 'watches' | 'leaveAndComeBack' | 'fallSilent' | 'pass' | 'close'> {
  return {
    watches: () => document.listeners.size + timer.pendingCount,
    leaveAndComeBack: () => {
      document.turn('hidden');
      document.turn('visible');
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
