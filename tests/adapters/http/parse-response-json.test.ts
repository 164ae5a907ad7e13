import { describe, expect, it } from 'vitest';
import { parseJsonReplacingLoneSurrogates } from '#adapters/http/parse-response-json.ts';

describe('unknown data', () => {
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
});
