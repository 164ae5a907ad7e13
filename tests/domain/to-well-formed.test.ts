import { describe, expect, it } from 'vitest';
import { toWellFormed } from '#domain/normalize-text.ts';

describe('a text without half characters', () => {
  it('preserves valid surrogate pairs of any length', () => {
    expect(toWellFormed('𝄞 clef')).toBe('𝄞 clef');
  });

  it('has a sign in the place of each half', () => {
    expect(toWellFormed('\uD834 \uDD1E')).toBe('\uFFFD \uFFFD');
  });
});
