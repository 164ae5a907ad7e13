import { describe, expect, it } from 'vitest';
import { ManualClock } from '#adapters/in-memory/manual-clock.adapter.ts';
import type { Instant } from '#domain/time/instant.ts';
import { addMilliseconds, parseInstant, secondMs } from '#domain/time/instant.ts';
import { claimReload } from '#src/claim-reload.ts';

const afternoon = parseInstant('2026-11-20T14:00:00+01:00') as Instant;
const gone = new TypeError('Failed to fetch dynamically imported module: /assets/event.template-1.js');

function aTab(storage: Pick<Storage, 'getItem' | 'setItem'> = storageOver(new Map())) {
  const clock = new ManualClock(afternoon);
  const tab = { reloads: 0, clock };
  const missing = (cause: unknown = gone) => {
    if (claimReload(cause, { storage: () => storage, clock })) tab.reloads += 1;
  };
  return { tab, missing };
}

function storageOver(entries: Map<string, string>): Pick<Storage, 'getItem' | 'setItem'> {
  return {
    getItem: (key) => entries.get(key) ?? null,
    setItem: (key, value) => void entries.set(key, value),
  };
}

describe('a page whose code cannot be loaded', () => {
  it('ROUTE-12 reloads, and not a second time within 60 s', () => {
    const { tab, missing } = aTab();
    missing();
    tab.clock.moveTo(addMilliseconds(afternoon, 60 * secondMs));
    missing();
    expect(tab.reloads).toBe(1);
    tab.clock.moveTo(addMilliseconds(afternoon, 61 * secondMs));
    missing();
    expect(tab.reloads).toBe(2);
  });

  it('ROUTE-12 does not reload for any other failure', () => {
    const { tab, missing } = aTab();
    missing(new Error('Could not fetch /gateway/nl/page: 503'));
    expect(tab.reloads).toBe(0);
  });

  it('E11 does not reload without storage, so that there is no loop', () => {
    const refuse = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    const { tab, missing } = aTab({ getItem: refuse, setItem: refuse });
    missing();
    expect(tab.reloads).toBe(0);
  });
});
