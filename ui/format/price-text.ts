import type { TFunction } from 'i18next';
import type { PriceTag } from '#domain/pricing/price-tag.ts';
import type { Formats } from '#ui/format/formats.ts';

/** A price as text: `from` is the word before the amount, if there is one. */
export interface PriceText {
  readonly from?: string;
  readonly amount: string;
}

/**
 * `from` and `€34.00`, `free`, `€34 to €56`. A range of whole amounts has no cents, and with `whole` neither has any whole
 * amount (I18N-1).
 */
export function toPriceParts(tag: PriceTag, t: TFunction, formats: Formats, rounding?: 'whole'): PriceText {
  switch (tag.kind) {
    case 'free':
      return { amount: t('price.free') };
    case 'from':
      return { from: t('price.from'), amount: formats.euros(tag.euros, rounding) };
    case 'range': {
      const rangeStyle = Number.isInteger(tag.from) && Number.isInteger(tag.to) ? 'whole' : undefined;
      const [lowest, highest] = [formats.euros(tag.from, rangeStyle), formats.euros(tag.to, rangeStyle)];
      return { amount: tag.from === tag.to ? lowest : t('price.range', { lowest, highest }) };
    }
  }
}

/** The same as one string: `from €34.00`. */
export function toPriceText(tag: PriceTag, t: TFunction, formats: Formats, rounding?: 'whole'): string {
  const { from, amount } = toPriceParts(tag, t, formats, rounding);
  return from ? `${from} ${amount}` : amount;
}
