/** The languages the hall speaks (I18N-1). Dutch is the default, has no URL prefix, and is what every fallback falls back to. */
export const locales = ['nl', 'en'] as const;

export type Locale = (typeof locales)[number];

export const defaultLocale: Locale = 'nl';

/** The locale a text names exactly, or undefined: `NL`, `nl-NL` and `de` are no locales of the hall. */
export function localeNamed(text: string | undefined): Locale | undefined {
  return locales.find((locale) => locale === text);
}

/** The language the switch leads to (LAYOUT-16). */
export function otherLocale(locale: Locale): Locale {
  return locale === 'nl' ? 'en' : 'nl';
}
