/** The languages of the site, the default first (I18N-1). */
export const locales = ['nl', 'en'] as const;

export type Locale = (typeof locales)[number];

/** The language tags (BCP 47) by which dates and amounts are formatted (I18N-1). */
const tags: Readonly<Record<Locale, string>> = { nl: 'nl-NL', en: 'en-GB' };

/** The default language: it has no URL prefix, and is the fallback language. */
export const defaultLocale: Locale = 'nl';

/** The tag of a language: `nl-NL`, `en-GB`. */
export function toLanguageTag(locale: Locale): string {
  return tags[locale];
}

/** Parses a language of the site; undefined for any other text, including `NL`, `nl-NL` and `de`. */
export function parseLocale(text: string | undefined): Locale | undefined {
  return locales.find((locale) => locale === text);
}

/** The language that the language switch leads to (LAYOUT-16). */
export function getOtherLocale(locale: Locale): Locale {
  return locale === 'nl' ? 'en' : 'nl';
}
