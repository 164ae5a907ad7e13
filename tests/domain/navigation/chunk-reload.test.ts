import { describe, expect, it } from 'vitest';
import {
  canReloadAgain,
  chunkReloadKey,
  isChunkFailure,
  parseLastReload,
} from '#domain/navigation/chunk-reload.ts';
import { instantFromMs } from '#domain/time/instant.ts';

const now = instantFromMs(1_800_000_000_000);
const before = (milliseconds: number) => instantFromMs(now - milliseconds);

describe('code that cannot be loaded', () => {
  it.each([
    'Failed to fetch dynamically imported module: https://www.klankhuis.example/assets/a.js',
    'error loading dynamically imported module',
    'Importing a module script failed.',
    'Unable to preload CSS for /assets/a.css',
    'Loading chunk 12 failed.',
  ])('ROUTE-12 is recognized by %j', (message) => {
    expect(isChunkFailure(new TypeError(message))).toBe(true);
  });

  it('ROUTE-12 is recognized by its name, and other errors are not', () => {
    expect(isChunkFailure(Object.assign(new Error('x'), { name: 'ChunkLoadError' }))).toBe(true);
    expect(isChunkFailure(new TypeError('Failed to fetch'))).toBe(false);
    expect(['Loading chunk 12 failed.', { name: 'ChunkLoadError' }, null].map(isChunkFailure)).toEqual(
      Array(3).fill(false),
    );
  });

  it.each([
    ['never reloaded', null, true],
    ['reloaded this moment', now, false],
    ['reloaded 60 s ago', before(60_000), false],
    ['reloaded more than 60 s ago', before(60_001), true],
    ['reloaded in the future, by a wrong clock', instantFromMs(now + 1), true],
  ])('ROUTE-12 reloads a page that was %s: %s', (_, last, answer) => {
    expect(canReloadAgain(last, now)).toBe(answer);
  });

  it('ROUTE-12 has one storage key for its time', () => {
    expect(chunkReloadKey).toBe('chunkReload');
  });

  it('ROUTE-12 parses the stored time, and anything else as no reload', () => {
    expect(parseLastReload(String(now))).toBe(now);
    expect([null, '', 'yesterday', '-1', '1e3', 'NaN', '9'.repeat(30)].map(parseLastReload)).toEqual(
      Array(7).fill(null),
    );
  });
});
