import type { PriceRange } from '#domain/pricing/offered-prices.ts';
import type { VisitorPriceTag } from '#domain/pricing/price-tag.ts';
import type { TicketTypePrice } from '#domain/pricing/ticket-type-price.ts';
import type { Formats } from '#ui/format/formats.ts';
import type { Translate } from '#ui/words/translate.ts';

/** A price as text: `from` is the word before the amount, if there is one. */
export interface FormattedPriceParts {
  readonly from?: string;
  readonly amount: string;
}

/** `from` and `€34`, `your price from` and `€30.60`, `free`, `€34 to €56`: whole amounts have no cents, in a range if both are whole (I18N-1). */
export function formatPriceParts(tag: VisitorPriceTag, t: Translate, formats: Formats): FormattedPriceParts {
  switch (tag.kind) {
    case 'free':
      return { amount: t('price.free') };
    case 'from':
    case 'own':
      return { from: t(`price.${tag.kind}`), amount: formats.money(tag.euros, 'whole') };
    case 'range':
      return { amount: formatPriceRange(tag, t, formats) };
  }
}

/** The same as one string: `from €34`. */
export function formatPrice(tag: VisitorPriceTag, t: Translate, formats: Formats): string {
  const { from, amount } = formatPriceParts(tag, t, formats);
  return from ? `${from} ${amount}` : amount;
}

/** `€34 to €56`, or one amount if both are equal. */
export function formatPriceRange({ from, to }: PriceRange, t: Translate, formats: Formats): string {
  const rounding = Number.isInteger(from) && Number.isInteger(to) ? 'whole' : undefined;
  const [lowest, highest] = [formats.money(from, rounding), formats.money(to, rounding)];
  return from === to ? lowest : t('price.range', { lowest, highest });
}

/** `Friends, you save €3.40 to €7.80`; only the ticket type if it saves nothing. */
export function formatOwnPriceNote(
  { name, saving }: TicketTypePrice,
  t: Translate,
  formats: Formats,
): string {
  return saving ? `${name}, ${t('event.saving', { amount: formatPriceRange(saving, t, formats) })}` : name;
}
