import { createInstance, type i18n, type ParseKeys } from 'i18next';
import { type Locale, locales } from '#domain/locale/locale.ts';
import { memoize } from '#domain/memoize.ts';
import type { WordsArea, WordsByArea } from '#ui/words/word-areas.ts';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'site';
    fallbackNS: Exclude<WordsArea, 'site'>[];
    keySeparator: false;
    nsSeparator: false;
    resources: WordsByArea;
  }
}

/** Texts by key, of one language. */
export type TextsByKey = Readonly<Record<string, string>>;

/** The key of a text. A text with plural forms (`key_zero`, `key_one`, `key_other`) has one key, without their suffixes. */
export type TextKey = ParseKeys;

/** The values for the placeholders (`{{name}}`) of a text. A `count` also chooses its plural form. */
export type TextValues = Readonly<Record<string, string | number | undefined>>;

/** Returns the text of a key with its values. A key without a text is returned as it is. */
export type Translate = (key: TextKey, values?: TextValues) => string;

interface TranslationOptions {
  /** The texts of the CMS, which override the bundled ones (CALL-4). */
  readonly translations: TextsByKey;
  readonly onMissingKey: (key: string) => void;
}

/**
 * The texts of one language: an instance of i18next, whose namespaces are the areas. A text that the language lacks is that of the default
 * language, then of any other. It does what i18next does not: it finds texts and plural forms in a fraction of the time, and those
 * of the CMS before those of every area (CALL-4).
 */
export class Translator {
  readonly #i18n: i18n = createInstance();
  readonly #locale: Locale;
  readonly #translations: TextsByKey;
  /** The area of each key: a search of all areas takes six times as long. */
  readonly #areaByKey = new Map<string, WordsArea>();
  /** Texts without values, by key: looking each of them up again is a seventh of the time to render a calendar. */
  readonly #textByKey = new Map<TextKey, string>();
  /** The plural form for a count, by key: finding it costs ten times as much as filling in its values. */
  readonly #pluralByKey = new Map<TextKey, (count: number) => string>();

  constructor(locale: Locale, { translations, onMissingKey }: TranslationOptions) {
    this.#locale = locale;
    this.#translations = translations;
    void this.#i18n.init({
      lng: locale,
      fallbackLng: [...locales],
      defaultNS: 'site',
      keySeparator: false,
      nsSeparator: false,
      resources: {},
      initAsync: false,
      interpolation: { escapeValue: false, skipOnVariables: true },
      saveMissing: true,
      missingKeyHandler: (_languages, _namespace, key) => onMissingKey(key),
    });
    this.#override();
  }

  /** Adds the texts of an area, in this language or, where that is missing, in another. */
  add(locale: Locale, area: WordsArea, texts: TextsByKey): void {
    this.#i18n.addResourceBundle(locale, area, texts, false, false, { skipCopy: true });
    for (const key of Object.keys(texts)) this.#areaByKey.set(withoutPluralForm(key), area);
    if (area === 'site') this.#override();
    this.#textByKey.clear();
    this.#pluralByKey.clear();
  }

  /** Merges the texts of the CMS over those of the site: its area is searched first, so they override the texts of every area. */
  #override(): void {
    this.#i18n.addResourceBundle(this.#locale, 'site', this.#translations, false, false, {
      skipCopy: true,
    });
  }

  readonly t: Translate = (key, values) => {
    const count = values?.['count'];
    const text = typeof count === 'number' ? this.#findPlural(key)(count) : this.#findText(key);
    return values ? this.#interpolate(text, values) : text;
  };

  #findText(key: TextKey): string {
    const known = this.#textByKey.get(key);
    if (known !== undefined) return known;
    const text = this.#readResource(key) ?? this.#find(key, {});
    this.#textByKey.set(key, text);
    return text;
  }

  #findPlural(key: TextKey): (count: number) => string {
    const plural = this.#pluralByKey.get(key) ?? memoize((count: number) => this.#find(key, { count }));
    this.#pluralByKey.set(key, plural);
    return plural;
  }

  /** The text of a key in this language, as it is stored. Without values `t` of i18next returns the same, in a multiple of the time. */
  #readResource(key: TextKey): string | undefined {
    const read = (area: WordsArea): unknown => this.#i18n.getResource(this.#locale, area, key);
    const text = read('site') ?? read(this.#areaByKey.get(key) ?? 'site');
    return typeof text === 'string' ? text : undefined;
  }

  /** Fills in the values. A placeholder without a value stays. */
  #interpolate(text: string, values: TextValues): string {
    return this.#i18n.services.interpolator.interpolate(text, values, this.#locale, values);
  }

  /** Plural forms, and texts of other languages, with their placeholders. */
  #find(key: TextKey, plural: { readonly count?: number }): string {
    const area = this.#areaByKey.get(key);
    // No text may refer to another one.
    return this.#i18n.t(key, {
      ...plural,
      skipInterpolation: true,
      nest: false,
      ...(area && { ns: ['site', area] }),
    });
  }
}

function withoutPluralForm(key: string): string {
  return key.replace(/_(?:zero|one|two|few|many|other)$/, '');
}
