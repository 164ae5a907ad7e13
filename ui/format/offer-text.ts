import type { TFunction } from 'i18next';
import type { Offer } from '#domain/event/event-offer.ts';
import type { SaleCode } from '#domain/sale/sale.ts';
import type { Formats } from '#ui/format/formats.ts';
import { unbroken } from '#ui/format/unbroken.ts';

/** How a sale state is drawn: its sign, its colour, and always its words (SALE-4). */
export interface OfferText {
  readonly icon: 'exclamation' | 'lock' | 'arrow' | 'clock' | 'check';
  readonly tone: 'few' | 'gone' | 'cancelled' | 'moved' | 'soon' | 'free' | 'off';
  readonly text: string;
}

/** The sign of what is sold later, by what ticketing says of it until then. */
const meanwhile: { readonly [code in SaleCode]?: OfferText['icon'] } = { 1: 'exclamation', 4: 'lock' };

/** The words for an offer; null where there is nothing to say beside the price. */
export function offerText(offer: Offer, t: TFunction, formats: Formats): OfferText | null {
  switch (offer.kind) {
    case 'available':
    case 'unknown':
      return null;
    case 'fewTickets':
      return { icon: 'exclamation', tone: 'few', text: t('offer.few') };
    case 'soldOut':
      return { icon: 'lock', tone: 'gone', text: t('offer.soldOut') };
    case 'cancelled':
      return { icon: 'exclamation', tone: 'cancelled', text: t('offer.cancelled') };
    case 'moved': {
      const text =
        offer.to === null
          ? t('offer.moved')
          : t('offer.movedTo', { date: unbroken(formats.shortDate(offer.to)) });
      return { icon: 'arrow', tone: 'moved', text };
    }
    case 'over':
      return { icon: 'clock', tone: 'off', text: t('offer.over') };
    case 'saleEnded':
      return { icon: 'lock', tone: 'off', text: t('offer.ended') };
    case 'free':
      return { icon: 'check', tone: 'free', text: t('offer.free') };
    case 'notOnSaleYet':
      return {
        icon: meanwhile[offer.code] ?? 'clock',
        tone: 'soon',
        text: t('offer.opens', { date: unbroken(formats.shortDateTime(offer.opens.at)) }),
      };
    case 'presaleOnly': {
      const [first] = offer.presale;
      const text = first
        ? t('offer.presaleFrom', { date: unbroken(formats.shortDateTime(first.at)) })
        : t('offer.notScheduled');
      return { icon: 'clock', tone: 'soon', text };
    }
    case 'notScheduled':
      return { icon: 'lock', tone: 'off', text: t('offer.notScheduled') };
  }
}
