import fc from 'fast-check';
import { createInstance } from 'i18next';
import { describe, expect, it } from 'vitest';
import { type Locale, locales } from '#domain/locale/locale.ts';
import { createTranslate, type TextKey, type Texts, type TextValues } from '#ui/words/translate.ts';
import { wordLoadersByArea } from '#ui/words/word-areas.ts';

/** i18next's translation function for some texts. */
function referenceOf(locale: Locale, texts: Texts) {
  const instance = createInstance();
  void instance.init({
    lng: locale,
    resources: { [locale]: { translation: texts } },
    keySeparator: false,
    nsSeparator: false,
    initAsync: false,
    interpolation: { escapeValue: false, skipOnVariables: true },
  });
  return (key: string, values?: TextValues): string => instance.t(key, { ...values });
}

async function allTexts(locale: Locale): Promise<Texts> {
  const areas = await Promise.all(Object.values(wordLoadersByArea).map((area) => area[locale]()));
  return Object.assign({}, ...areas);
}

/** The key with which a component asks for a text, also for one of its plural forms. */
const toKey = (key: string) => key.replace(/_(?:zero|one|other)$/, '') as TextKey;
const placeholdersOf = (text: string) => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name = '']) => name);

describe.each(locales)('the texts of the site (%s)', async (locale) => {
  const texts = await allTexts(locale);
  const translate = createTranslate(locale, texts);
  const reference = referenceOf(locale, texts);
  const counts = fc.oneof(fc.integer({ min: 0, max: 3 }), fc.nat(), fc.constant(1.5));
  const words = fc.oneof(fc.string(), fc.constantFrom('{{count}}', '{{title}}', '<b>', '$&', '$1', '10/12'));

  it('I18N-1 have the plurals and values that i18next gives them', () => {
    for (const [key, text] of Object.entries(texts)) {
      const names = placeholdersOf(text).filter((name) => name !== 'count');
      const values = fc.record({
        count: counts,
        ...Object.fromEntries(names.map((name) => [name, words])),
      });
      fc.assert(
        fc.property(values, (some: TextValues) => {
          expect(translate(toKey(key), some)).toBe(reference(toKey(key), some));
        }),
        { numRuns: 5 },
      );
      expect(translate(key as TextKey)).toBe(reference(key));
    }
  });
});

describe('a text of the CMS', () => {
  const texts = { found_zero: 'none', found_one: '{{ count }} concert', found_other: '{{count}} concerts' };

  it.each([0, 1, 2, 21, 1.5])('CALL-4 has the plural form of i18next for %d', (count) => {
    for (const locale of locales)
      expect(createTranslate(locale, texts)('found' as TextKey, { count })).toBe(
        referenceOf(locale, texts)('found', { count }),
      );
  });

  it.each([
    ['a value that is missing', 'with {{who}}', {}],
    ['a value that is undefined', 'with {{who}}', { who: undefined }],
    ['white space in a placeholder', 'with {{  who }}', { who: 'Bach' }],
    ['a value that looks like a placeholder', '{{who}} and {{other}}', { who: '{{other}}', other: 'Ligeti' }],
    ['a name that every object has', '{{constructor}}', {}],
    ['an empty text', '', {}],
  ] as const)('CALL-4 is what i18next makes of it: %s', (_, text, values) => {
    expect(createTranslate('nl', { text })('text' as TextKey, values)).toBe(
      referenceOf('nl', { text })('text', values),
    );
  });

  it('D04 cannot refer to another text', () => {
    expect(createTranslate('nl', { text: '$t(other)', other: 'x' })('text' as TextKey, {})).toBe('$t(other)');
  });
});
