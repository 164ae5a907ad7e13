import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareAscending } from '#domain/compare-ascending.ts';
import { splitFoldedWords } from '#domain/facet/fold-text.ts';
import { filterFacetValues } from '#domain/facet/merge-facets.ts';
import { parseEmail } from '#domain/form/email.ts';
import { parseVipCardNumber } from '#domain/form/vip-card.ts';
import { readKeyword } from '#domain/listing/read-query-params.ts';
import { memoize } from '#domain/memoize.ts';
import { toMusicianSlug } from '#domain/musician/musician-address.ts';
import { isAboutMusician } from '#domain/musician/performers-in-keyword.ts';
import { normalizeText } from '#domain/normalize-text.ts';
import { toQueryString } from '#domain/query-pairs.ts';

/** The characters with these code points. */
const range = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, at) => String.fromCodePoint(from + at));

/** Spellings that look like `Mahler`. */
const mahlers = [
  'Mah\u200Bler',
  'Mah\u00ADler',
  '\u2060Mahler\uFEFF',
  'Mah\u034Fler\uFE0F',
  'Ｍａｈｌｅｒ',
  'Ma\u{1D5F5}ler',
];

describe('two texts that look the same', () => {
  it.each(['d\u02BCun', 'd\u02BBun', 'd\uFF07un'])(
    'LIST-2 have the same words, whatever their apostrophe is: %j',
    (text) => {
      expect(splitFoldedWords(text)).toEqual(splitFoldedWords('d’un'));
    },
  );

  it.each(mahlers)('LIST-2 PERSON-5 are one keyword, one word of the index and one name: %j', (text) => {
    expect(normalizeText(text)).toBe('Mahler');
    expect(readKeyword([['keyword', text]])).toBe('Mahler');
    expect(splitFoldedWords(`Gustav ${text}’s Titan`)).toEqual(['gustav', 'mahler', 's', 'titan']);
    expect(toMusicianSlug(`Gustav ${text}`)).toBe('gustav-mahler');
  });

  it.each(mahlers)('LIST-8 PERSON-9 are found in each other: %j', (text) => {
    const value = { value: text, label: text, count: 1, isActive: false };
    expect(filterFacetValues([value], '\u200B mahl')).toEqual([value]);
    const hit = { url: '/ontdek/titan', title: `Van ${text}.`, highlights: [] };
    expect(isAboutMusician(hit, 'Mahler')).toBe(true);
  });

  it('PERSON-5 are the same when a small letter composes and its capital does not', () => {
    const names = ['T\u0308om', 't\u0308om', 'J\u030Can', 'W\u030Aim', 'A\u02BEli'];
    for (const name of names) expect(toMusicianSlug(toMusicianSlug(name))).toBe(toMusicianSlug(name));
    const hit = { url: '/ontdek/thee', title: 'Thee met T\u0308om Bos', highlights: [] };
    expect(isAboutMusician(hit, 'T\u0308om Bos')).toBe(true);
    expect(isAboutMusician(hit, 'Tom Bos')).toBe(false);
  });

  it('TIX-7 FORM-1 are one card number, and one address', () => {
    expect(parseVipCardNumber('１２３\u200B ４５６')).toBe('123456');
    expect(parseEmail('\u200Banna@example.nl\uFEFF')).toBe('anna@example.nl');
  });

  it('are normalized once for all', () => {
    const letters = [...range(0, 0x3400), ...range(0xf900, 0x10000), ...range(0x1d400, 0x1d800)];
    const changing = letters.filter((letter) => {
      const slug = toMusicianSlug(letter);
      return normalizeText(normalizeText(letter)) !== normalizeText(letter) || toMusicianSlug(slug) !== slug;
    });
    expect(changing).toEqual([]);
  });
});

/** Any text a script can contain, including lone surrogates. */
const anyText = fc
  .array(fc.oneof(fc.nat({ max: 0x7f }), fc.nat({ max: 0xffff })))
  .map((units) => String.fromCharCode(...units));

describe('the query of an address', () => {
  it('is empty without pairs', () => {
    expect(toQueryString([])).toBe('');
  });

  it('LIST-1 is for any names and values what a browser makes of them', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(anyText, anyText), { minLength: 1 }), (pairs) => {
        expect(toQueryString(pairs)).toBe(`?${new URLSearchParams(pairs)}`);
      }),
    );
  });
});

describe('from low to high', () => {
  it('sort texts by code unit, regardless of language', () => {
    expect(['b', 'é', 'a', 'B', 'b'].toSorted(compareAscending)).toEqual(['B', 'a', 'b', 'b', 'é']);
  });

  it('preserve the order of equal values', () => {
    expect([
      compareAscending(Infinity, Infinity),
      compareAscending('a', 'a'),
      compareAscending(1, 2),
      compareAscending(2, 1),
    ]).toEqual([0, 0, -1, 1]);
  });
});

describe('a memoized result', () => {
  it('is worked out once while there is room for it, and again when there is not', () => {
    const worked: string[] = [];
    const known = memoize((name: string) => {
      worked.push(name);
      return name.length;
    }, 2);
    for (const name of ['Bach', 'Bach', 'Ligeti', 'Bach', 'Pärt', 'Bach']) known(name);
    expect(worked).toEqual(['Bach', 'Ligeti', 'Pärt', 'Bach']);
  });
});
