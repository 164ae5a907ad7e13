import { describe, expect, it } from 'vitest';
import { chunkReloadStorageKey, claimReload } from '#src/browser/before-hydration/claim-reload.ts';

const nowMs = 1_800_000_000_000;

/** The session storage of a tab, with the time that it contains. */
function storageWith(stored: string | null): Pick<Storage, 'getItem' | 'setItem'> {
  const entries = new Map(stored === null ? [] : [[chunkReloadStorageKey, stored]]);
  return {
    getItem: (key) => entries.get(key) ?? null,
    setItem: (key, value) => void entries.set(key, value),
  };
}

describe('a page whose code cannot be loaded', () => {
  it('ROUTE-12 reloads, and not a second time within 60 s', () => {
    const storage = storageWith(null);
    const reloads = [0, 1, 60_000, 60_001, 60_002].map((ms) => claimReload(() => storage, nowMs + ms));
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
    expect(claimReload(() => storageWith(stored), nowMs)).toBe(mayReload);
  });

  it('E11 does not reload without storage, so that there is no loop', () => {
    const refuse = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    expect(claimReload(refuse, nowMs)).toBe(false);
    expect(claimReload(() => ({ getItem: () => null, setItem: refuse }), nowMs)).toBe(false);
  });
});
