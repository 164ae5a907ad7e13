import { describe, expect, it } from 'vitest';
import { toUnknownRecord, parseJson, parseJsonReplacingLoneSurrogates } from '#domain/json.ts';

describe('unknown data', () => {
  it('is parsed if it is JSON, and otherwise undefined', () => {
    expect(['{"a":[1]}', 'null', '"lied"', '', '{', null].map(parseJson)).toEqual([
      { a: [1] },
      null,
      'lied',
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('E09 contains no lone surrogates in an external system’s response', () => {
    const escaped =
      '{"title":"Half \\ud83d, whole \\ud83d\\ude00, \\uDC00\\uD800","list":["\\udfff",7,null]}';
    expect(parseJsonReplacingLoneSurrogates(escaped)).toEqual({
      title: 'Half \uFFFD, whole \u{1F600}, \uFFFD\uFFFD',
      list: ['\uFFFD', 7, null],
    });
    expect(['{"a":"\\u00e9"}', '{"a":"\\ud83d', ''].map(parseJsonReplacingLoneSurrogates)).toEqual([
      { a: 'é' },
      undefined,
      undefined,
    ]);
  });

  it('has its members by name, and none where it can have none', () => {
    expect(toUnknownRecord({ uri: 'lied' })['uri']).toBe('lied');
    expect([null, undefined, 'lied', 7].map(toUnknownRecord)).toEqual([{}, {}, {}, {}]);
  });
});
