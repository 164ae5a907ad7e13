import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Locale, locales } from '#domain/locale/locale.ts';
import { type TextKey, type TextsByKey, Translator } from '#ui/words/translate.ts';
import type { WordsArea } from '#ui/words/word-areas.ts';

interface Given {
  readonly texts?: TextsByKey;
  readonly translations?: TextsByKey;
  readonly area?: WordsArea;
}

/** The translation of some texts of one area, and the keys that it missed. */
function aTranslation(locale: Locale, { texts = {}, translations = {}, area = 'site' }: Given) {
  const missing: string[] = [];
  const translation = new Translator(locale, {
    translations,
    onMissingKey: (key) => missing.push(key),
  });
  translation.add(locale, area, texts);
  const t = (key: string, values?: Parameters<Translator['t']>[1]) => translation.t(key as TextKey, values);
  return { t, missing, add: (added: TextsByKey) => translation.add(locale, area, added) };
}

const found = { found_zero: 'none', found_one: '{{ count }} concert', found_other: '{{count}} concerts' };

describe.each(locales)('a text (%s)', (locale) => {
  it.each([
    [0, 'none'],
    [1, '1 concert'],
    [2, '2 concerts'],
    [21, '21 concerts'],
    [1.5, '1.5 concerts'],
  ])('I18N-1 has its plural form for %d', (count, expected) => {
    expect(aTranslation(locale, { texts: found }).t('found', { count })).toBe(expected);
  });

  it('I18N-1 has its own values and its own count each time that its plural form is used', () => {
    const { t } = aTranslation(locale, {
      texts: { day_one: '{{date}}, {{count}} concert', day_other: '{{date}}, {{count}} concerts' },
      area: 'event',
    });
    const read = (date: string, count: number) => t('day', { date, count });
    expect([read('1 May', 2), read('2 May', 2), read('2 May', 1), read('2 May', 3)]).toEqual([
      '1 May, 2 concerts',
      '2 May, 2 concerts',
      '2 May, 1 concert',
      '2 May, 3 concerts',
    ]);
  });

  it('I18N-1 has the plural form of texts that are added later', () => {
    const { t, add } = aTranslation(locale, { texts: found });
    expect(t('found', { count: 2 })).toBe('2 concerts');
    add({ found_other: '{{count}} evenings' });
    expect(t('found', { count: 2 })).toBe('2 evenings');
  });

  it('I18N-1 contains its values as they are, whatever they look like', () => {
    const { t } = aTranslation(locale, { texts: { text: '{{one}} / {{other}}' }, area: 'event' });
    const values = fc.oneof(
      fc.string(),
      fc.constantFrom('{{other}}', '$t(text)', '<b>', '$&', '$1', '10/12'),
    );
    fc.assert(
      fc.property(values, values, (one, other) => {
        expect(t('text', { one, other })).toBe(`${one} / ${other}`);
      }),
    );
  });
});

describe('a text of the CMS', () => {
  it.each(['site', 'event'] as const)('CALL-4 overrides a bundled one of the area %s', (area) => {
    const { t } = aTranslation('nl', {
      texts: { where: 'Waar', when: 'Wanneer' },
      translations: { where: 'Zaal' },
      area,
    });
    expect([t('where'), t('when')]).toEqual(['Zaal', 'Wanneer']);
  });

  it('CALL-4 overrides one plural form, and leaves the others', () => {
    const { t } = aTranslation('nl', {
      texts: found,
      translations: { found_one: 'één concert' },
      area: 'search',
    });
    expect([t('found', { count: 1 }), t('found', { count: 2 })]).toEqual(['één concert', '2 concerts']);
  });

  it.each([
    ['whose value is missing', 'with {{who}}', {}, 'with {{who}}'],
    ['whose value is undefined', 'with {{who}}', { who: undefined }, 'with '],
    ['with white space in a placeholder', 'with {{  who }}', { who: 'Bach' }, 'with Bach'],
    ['with a name that every object has', '{{constructor}}', {}, '{{constructor}}'],
  ])('CALL-4 %s is shown as far as it is known', (_, text, values, expected) => {
    expect(aTranslation('nl', { translations: { text } }).t('text', values)).toBe(expected);
  });

  it('D04 cannot refer to another text', () => {
    const { t } = aTranslation('nl', { translations: { text: '$t(other)', other: 'x' } });
    expect([t('text'), t('text', {})]).toEqual(['$t(other)', '$t(other)']);
  });
});

describe('a key without a text', () => {
  it('I18N-1 is shown as it is, and reported', () => {
    const { t, missing } = aTranslation('en', {});
    expect([t('nowhere.found'), missing]).toEqual(['nowhere.found', ['nowhere.found']]);
  });
});
