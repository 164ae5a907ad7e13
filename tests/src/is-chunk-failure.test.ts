import { describe, expect, it } from 'vitest';
import { isChunkFailure } from '#src/is-chunk-failure.ts';

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
});
