import type { TFunction } from 'i18next';
import type { PriceTag } from '#domain/pricing/price-tag.ts';
import type { Formats } from '#ui/format/formats.ts';

/** A price in words: `amount` alone where nothing has to be said before it. */
export interface PriceWords {
  readonly from?: string;
  readonly amount: string;
}

/** `from` and `€34.00`, `free`, `€34 to €56`. A range, and any price where `whole` asks for it, goes without cents where there are none (I18N-1). */
export function priceWords(tag: PriceTag, t: TFunction, formats: Formats, whole?: 'whole'): PriceWords {
  switch (tag.kind) {
    case 'free':
      return { amount: t('price.free') };
    case 'from':
      return { from: t('price.from'), amount: formats.euros(tag.euros, whole) };
    case 'range': {
      const alike = Number.isInteger(tag.from) && Number.isInteger(tag.to) ? 'whole' : undefined;
      const [lowest, highest] = [formats.euros(tag.from, alike), formats.euros(tag.to, alike)];
      return { amount: tag.from === tag.to ? lowest : t('price.range', { lowest, highest }) };
    }
  }
}

/** The same in one line: `from €34.00`. */
export function priceText(tag: PriceTag, t: TFunction, formats: Formats, whole?: 'whole'): string {
  const { from, amount } = priceWords(tag, t, formats, whole);
  return from ? `${from} ${amount}` : amount;
}
