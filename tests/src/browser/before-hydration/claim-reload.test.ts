import { describe, expect, it } from 'vitest';
import { chunkReloadStorageKey, claimReload } from '#src/browser/before-hydration/claim-reload.ts';

const nowMs = 1_800_000_000_000;

/** A tab with the time that its session storage contains. */
function tabWith(stored: string | null): Parameters<typeof claimReload>[0] {
  const entries = new Map(stored === null ? [] : [[chunkReloadStorageKey, stored]]);
  const getItem = (key: string) => entries.get(key) ?? null;
  const setItem = (key: string, value: string) => void entries.set(key, value);
  return { sessionStorage: { getItem, setItem } };
}

describe('a page whose code cannot be loaded', () => {
  it('ROUTE-12 reloads, and not a second time within 60 s', () => {
    const tab = tabWith(null);
    const reloads = [0, 1, 60_000, 60_001, 60_002].map((ms) => claimReload(tab, nowMs + ms));
    expect(reloads).toEqual([true, false, false, true, false]);
  });

  it.each([
    ['this moment', String(nowMs), false],
    ['60 s ago', String(nowMs - 60_000), false],
    ['more than 60 s ago', String(nowMs - 60_001), true],
    ['in the future, by a wrong clock', String(nowMs + 1), true],
    ['at no readable time', 'yesterday', true],
    ['at an empty time', '', true],
  ])('ROUTE-12 a page that was reloaded %s: %s', (_, stored, mayReload) => {
    expect(claimReload(tabWith(stored), nowMs)).toBe(mayReload);
  });

  it('E11 does not reload without storage, so that there is no loop', () => {
    const refuse = (): never => {
      throw new DOMException('denied', 'SecurityError');
    };
    const blocked = {
      get sessionStorage() {
        return refuse();
      },
    };
    expect(claimReload(blocked, nowMs)).toBe(false);
    const full = { sessionStorage: { getItem: () => null, setItem: refuse } };
    expect(claimReload(full, nowMs)).toBe(false);
  });
});
