import { describe, expect, it } from 'vitest';
import { membersOf, parsedJson } from '#domain/json.ts';

describe('what nobody knows the shape of', () => {
  it('is read where it is JSON, and nothing where it is not', () => {
    expect(['{"a":[1]}', 'null', '"lied"', '', '{', null].map(parsedJson)).toEqual([
      { a: [1] },
      null,
      'lied',
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('has its members by name, and none where it can have none', () => {
    expect(membersOf({ uri: 'lied' })['uri']).toBe('lied');
    expect([null, undefined, 'lied', 7].map(membersOf)).toEqual([{}, {}, {}, {}]);
  });
});
