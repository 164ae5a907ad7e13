/** The languages in which the site's own texts are written (`ui/words`). A hall has one or more of them (`getHallLocales`). */
export const locales = ['nl', 'en'] as const;

export type Locale = (typeof locales)[number];

/** A language tag (BCP 47) of one of them: `nl-NL`, `en-US`. */
export type LanguageTag = `${Locale}-${string}`;

/** The languages of the hall, its first one first; all that are written until a hall is set. */
const languages: { locale: Locale; tag: LanguageTag }[] = [
  { locale: 'nl', tag: 'nl-NL' },
  { locale: 'en', tag: 'en-GB' },
];

/** Sets the hall's languages, the first of which has no prefix in addresses. `setHall` calls it at the start of the process. */
export function setHallLanguages(tags: readonly LanguageTag[]): void {
  languages.splice(
    0,
    languages.length,
    ...tags.flatMap((tag) => {
      const locale = locales.find((one) => tag.startsWith(`${one}-`));
      return locale ? [{ locale, tag }] : [];
    }),
  );
}

/** The languages of the hall, the default first (I18N-1). */
export function getHallLocales(): readonly Locale[] {
  return languages.map(({ locale }) => locale);
}

/** The first language of the hall: it has no URL prefix, and is the fallback language. */
export function getDefaultLocale(): Locale {
  return languages[0]?.locale ?? locales[0];
}

/** The language tag by which dates and amounts are formatted (I18N-1); the language itself, if the hall does not have it. */
export function toLanguageTag(locale: Locale): LanguageTag | Locale {
  return languages.find((language) => language.locale === locale)?.tag ?? locale;
}

/** Parses a language of the hall; undefined for any other text, including `NL`, `nl-NL` and `de`. */
export function parseLocale(text: string | undefined): Locale | undefined {
  return languages.find(({ locale }) => locale === text)?.locale;
}

/** The language that the language switch leads to (LAYOUT-16); undefined in a hall with one language. */
export function getOtherLocale(locale: Locale): Locale | undefined {
  return languages.find((language) => language.locale !== locale)?.locale;
}
