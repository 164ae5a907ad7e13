import { describe, expect, it } from 'vitest';
import { notAudited } from '#tests/bench/lighthouse/audited-pages.ts';

describe('the requested templates', () => {
  it('are distinguished from unknown names, which would result in an empty report', () => {
    expect(notAudited(['home', 'hoem', 'event', 'concert'])).toEqual(['hoem', 'concert']);
    expect(notAudited([])).toEqual([]);
  });
});
