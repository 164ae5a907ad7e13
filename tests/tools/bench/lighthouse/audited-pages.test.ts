import { describe, expect, it } from 'vitest';
import { unauditedTemplates } from '#tests/tools/bench/lighthouse/audited-pages.ts';

describe('the requested templates', () => {
  it('are distinguished from unknown names, which would result in an empty report', () => {
    expect(unauditedTemplates(['home', 'hoem', 'event', 'concert'])).toEqual(['hoem', 'concert']);
    expect(unauditedTemplates([])).toEqual([]);
  });
});
