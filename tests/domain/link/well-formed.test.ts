import { describe, expect, it } from 'vitest';
import { wellFormed } from '#domain/link/well-formed.ts';

describe('a text without half characters', () => {
  it('preserves valid surrogate pairs of any length', () => {
    expect(wellFormed('𝄞 clef')).toBe('𝄞 clef');
  });

  it('has a sign in the place of each half', () => {
    expect(wellFormed('\uD834 \uDD1E')).toBe('\uFFFD \uFFFD');
  });
});
