import type { Locale } from '#domain/locale/locale.ts';
import type { LocalText } from '#domain/recommendation/recommendation-data.ts';

/** A text in a language; the Dutch where it was not written in that one (KEUZE-9). */
export function textIn(locale: Locale, text: LocalText): string {
  return locale === 'nl' ? text.nl : text.en || text.nl;
}

/** The words tracking sends, whatever the page's language (TRACK-6). */
export function trackedWords(text: LocalText): string {
  return textIn('en', text);
}
