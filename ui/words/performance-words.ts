import type { PerformanceWords } from '#domain/hall/hall-identity.ts';
import type { Locale } from '#domain/locale/locale.ts';
import { hallIdentity } from '#hall/identity.ts';

const concerts: Readonly<Record<Locale, PerformanceWords>> = {
  nl: { performance: 'concert', performances: 'concerten' },
  en: { performance: 'concert', performances: 'concerts' },
};

/**
 * The hall's words for its concerts, by the placeholders that texts have for them: `{{performance}}`, `{{performances}}`, and
 * `{{Performances}}` at the start of a sentence. A Dutch text whose grammar depends on the gender of the word (“dit concert”) has none.
 */
export function toPerformanceWords(locale: Locale, hall = hallIdentity): Readonly<Record<string, string>> {
  const { performance, performances } = hall.performanceWords?.[locale] ?? concerts[locale];
  return {
    performance,
    performances,
    Performances: `${performances.slice(0, 1).toUpperCase()}${performances.slice(1)}`,
  };
}
