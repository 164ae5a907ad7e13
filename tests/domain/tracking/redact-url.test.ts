import { describe, expect, it } from 'vitest';
import { isPossiblyPersonal, redactQuery, redactTitle } from '#domain/tracking/redact-url.ts';

describe('what is left out of an address and a title', () => {
  it.each([
    ['noor@hall.test', true],
    ['06 123 456 78', true],
    ['123-456', true],
    ['123456', true],
    ['12-3456', false],
    ['12 345', false],
    ['123-45', false],
    ['123--456', false],
    ['mahler 2', false],
    ['bel mij: 06 12 34 56 78', true],
    ['noor (020) 671 83 45', true],
    ['noor +31 6.1234.5678', true],
    ['noor 671834', true],
    ['opus 111 113', false],
    ['beethoven opus 109, 110 en 111', false],
    ['bwv 846-869', false],
    ['kv 466 467', false],
    ['seizoen 2026-2027', false],
    ['bach 1685 1750', false],
  ])('TRACK-5 takes %s for a mail address or a telephone number: %s', (text, isOne) => {
    expect(isPossiblyPersonal(text)).toBe(isOne);
  });

  it.each([
    ['keyword', '06-12345678'],
    ['search', 'noor@hall.test'],
    ['mail', 'a@b.nl'],
    ['token', 'x'],
  ])('TRACK-5 leaves %s=%s out of the query', (name, value) => {
    expect(
      redactQuery([
        [name, value],
        ['page', '2'],
      ]),
    ).toEqual([['page', '2']]);
  });

  it.each(['code', 'state'])('SWAP-3 has no %s of the ticketing', (name) => {
    expect(redactQuery([[name, 'c0ffee']])).toEqual([]);
  });

  it('TRACK-5 keeps typed text that is not personal, and numbers that are not typed', () => {
    const query = [
      ['keyword', 'mahler'],
      ['event', '126180'],
    ] as const;
    expect(redactQuery(query)).toEqual(query);
    expect(redactTitle('Zoeken, mahler 126180', query)).toBe('Zoeken, mahler 126180');
  });

  it('TRACK-5 is replaced by an ellipsis wherever the title repeats it, ignoring surrounding spaces', () => {
    const query = [
      ['search', ' 06-12345678 '],
      ['token', ' '],
    ] as const;
    expect(redactTitle('06-12345678, zoeken: 06-12345678', query)).toBe('…, zoeken: …');
  });
});
