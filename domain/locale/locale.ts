/** The languages of the site (I18N-1). Dutch is the default, has no URL prefix, and is the fallback language. */
export const locales = ['nl', 'en'] as const;

export type Locale = (typeof locales)[number];

export const defaultLocale: Locale = 'nl';

/** The language tags (BCP 47) by which dates and amounts are formatted (I18N-1). */
export const languageTags: Readonly<Record<Locale, string>> = { nl: 'nl-NL', en: 'en-GB' };

/** Parses a locale; undefined for any other text, including `NL`, `nl-NL` and `de`. */
export function parseLocale(text: string | undefined): Locale | undefined {
  return locales.find((locale) => locale === text);
}

/** The language that the language switch leads to (LAYOUT-16). */
export function otherLocale(locale: Locale): Locale {
  return locale === 'nl' ? 'en' : 'nl';
}
