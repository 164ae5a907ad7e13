import type { TFunction } from 'i18next';
import type { PriceRange } from '#domain/pricing/prices.ts';
import type { Formats } from '#ui/format/formats.ts';

/** `€34 to €56`, or one price where both are one: whole euros go without cents where both are whole (I18N-1). */
export function priceRangeText({ from, to }: PriceRange, t: TFunction, formats: Formats): string {
  const whole = Number.isInteger(from) && Number.isInteger(to) ? 'whole' : undefined;
  if (from === to) return formats.euros(from, whole);
  return t('price.range', { lowest: formats.euros(from, whole), highest: formats.euros(to, whole) });
}
