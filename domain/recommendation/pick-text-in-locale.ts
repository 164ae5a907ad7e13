import type { Locale } from '#domain/locale/locale.ts';
import type { BilingualText } from '#domain/page/questionnaire.ts';

/** A text in a language; falls back to the Dutch (KEUZE-9). */
export function pickTextInLocale(locale: Locale, text: BilingualText): string {
  return locale === 'nl' ? text.nl : text.en || text.nl;
}

/** A text for tracking, always in English if available (TRACK-6). */
export function toTrackedText(text: BilingualText): string {
  return pickTextInLocale('en', text);
}
