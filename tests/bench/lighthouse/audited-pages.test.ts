import { describe, expect, it } from 'vitest';
import { notAudited } from '#tests/bench/lighthouse/audited-pages.ts';

describe('the templates that somebody wants audited', () => {
  it('are told apart from names that are none, which would be a report of nothing', () => {
    expect(notAudited(['home', 'hoem', 'event', 'concert'])).toEqual(['hoem', 'concert']);
    expect(notAudited([])).toEqual([]);
  });
});
