import type { TFunction } from 'i18next';
import type { Offer } from '#domain/event/event-offer.ts';
import type { SaleCode } from '#domain/sale/sale.ts';
import type { Formats } from '#ui/format/formats.ts';
import { unbroken } from '#ui/format/unbroken.ts';

/** How a sale state is drawn: its signs, its colour, and always its words (SALE-4). */
export interface OfferText {
  /** The sign of the ticketing code; null where the code has none. */
  readonly codeSign: CodeSign | null;
  /** The sign of words that speak of the concert and not of the code: cancelled, moved, free, ended. */
  readonly ownSign: 'cross' | 'arrow' | 'check' | 'clock' | null;
  readonly tone: 'few' | 'gone' | 'cancelled' | 'moved' | 'soon' | 'free' | 'off';
  readonly text: string;
}

type CodeSign = 'exclamation' | 'lock';

type OwnWords = Omit<OfferText, 'codeSign'>;

const signs: Readonly<Record<SaleCode, CodeSign | null>> = {
  0: null,
  1: 'exclamation',
  2: 'lock',
  3: 'exclamation',
  4: 'lock',
};

/** The sign of a ticketing code: few tickets and cancelled an exclamation mark, sold out and not scheduled a lock (SALE-4). */
export function codeSignOf(code: SaleCode): CodeSign | null {
  return signs[code];
}

/** The words for an offer; null where there is nothing to say beside the price. */
export function offerText(offer: Offer, t: TFunction, formats: Formats): OfferText | null {
  const words = wordsOf(offer, t, formats);
  return words && { ...words, codeSign: codeSignOf(offer.shown) };
}

function wordsOf(offer: Offer, t: TFunction, formats: Formats): OwnWords | null {
  switch (offer.kind) {
    case 'available':
    case 'unknown':
      return null;
    case 'fewTickets':
      return { ownSign: null, tone: 'few', text: t('offer.few') };
    case 'soldOut':
      return { ownSign: null, tone: 'gone', text: t('offer.soldOut') };
    case 'cancelled':
      return { ownSign: 'cross', tone: 'cancelled', text: t('offer.cancelled') };
    case 'moved': {
      const text =
        offer.to === null
          ? t('offer.moved')
          : t('offer.movedTo', { date: unbroken(formats.shortDate(offer.to)) });
      return { ownSign: 'arrow', tone: 'moved', text };
    }
    case 'over':
      return { ownSign: 'clock', tone: 'off', text: t('offer.over') };
    case 'saleEnded':
      return { ownSign: 'clock', tone: 'off', text: t('offer.ended') };
    case 'free':
      return { ownSign: 'check', tone: 'free', text: t('offer.free') };
    case 'notOnSaleYet': {
      const text = t('offer.opens', { date: unbroken(formats.shortDateTime(offer.opens.at)) });
      return { ownSign: null, tone: 'soon', text };
    }
    case 'presaleOnly': {
      const [first] = offer.presale;
      const text = first
        ? t('offer.presaleFrom', { date: unbroken(formats.shortDateTime(first.at)) })
        : t('offer.notScheduled');
      return { ownSign: null, tone: 'soon', text };
    }
    case 'notScheduled':
      return { ownSign: null, tone: 'off', text: t('offer.notScheduled') };
  }
}
