import type { Locale } from '#domain/locale/locale.ts';
import type { Words } from '#ui/words/word-areas.ts';

/** Texts by key, of one language. */
export type Texts = Readonly<Record<string, string>>;

/** The key of a text. A text with plural forms (`key_zero`, `key_one`, `key_other`) has one key, without their suffixes. */
export type TextKey = WithoutPluralSuffix<keyof Words>;

type WithoutPluralSuffix<Key extends string> = Key extends `${infer Text}_${PluralForm}` ? Text : Key;
type PluralForm = 'zero' | 'one' | 'other';

/** The values for the placeholders of a text. A `count` also chooses its plural form. */
export type TextValues = Readonly<Record<string, string | number | undefined>>;

/** Returns the text of a key with its values. A key without a text is returned as it is. */
export type Translate = (key: TextKey, values?: TextValues) => string;

/**
 * Creates the translation function of a language, with the plurals and placeholders (`{{name}}`) of i18next's format. A value is inserted
 * as it is, also if it looks like a placeholder. A placeholder without a value remains.
 */
export function createTranslate(locale: Locale, texts: Texts): Translate {
  const textByKey = new Map(Object.entries(texts));
  const plurals = new Intl.PluralRules(locale);
  const findPlural = (key: string, count: number): string | undefined =>
    (count === 0 ? textByKey.get(`${key}_zero`) : undefined) ??
    textByKey.get(`${key}_${plurals.select(count)}`);
  return (key, values) => {
    if (!values) return textByKey.get(key) ?? key;
    const { count } = values;
    const text =
      (typeof count === 'number' ? findPlural(key, count) : undefined) ?? textByKey.get(key) ?? key;
    return text.replace(placeholders, (placeholder, name: string) =>
      Object.hasOwn(values, name) ? String(values[name] ?? '') : placeholder,
    );
  };
}

const placeholders = /\{\{ *(\w+) *\}\}/g;
