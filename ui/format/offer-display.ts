import type { Offer } from '#domain/event/event-offer.ts';
import type { SaleCode } from '#domain/sale/sale.ts';
import type { Formats } from '#ui/format/formats.ts';
import { preventBreaksExceptAfterCommas } from '#ui/format/prevent-breaks-except-after-commas.ts';
import type { Translate } from '#ui/words/translate.ts';

/** How an offer is displayed: icons, colour, and always a text (SALE-4). */
export interface OfferDisplay {
  /** The icon of the sale code; null if the code has none. */
  readonly codeSign: CodeSign | null;
  /** The icon of a text about the concert rather than the sale code: cancelled, moved, free, ended. */
  readonly ownSign: 'cross' | 'arrow' | 'check' | 'clock' | null;
  readonly tone: 'few' | 'gone' | 'cancelled' | 'moved' | 'soon' | 'free' | 'off';
  readonly text: string;
}

type CodeSign = 'exclamation' | 'lock';

type OfferTextWithoutCode = Omit<OfferDisplay, 'codeSign'>;

const codeSigns: Readonly<Record<SaleCode, CodeSign | null>> = {
  0: null,
  1: 'exclamation',
  2: 'lock',
  3: 'exclamation',
  4: 'lock',
};

/**
 * The icon of a sale code: an exclamation mark for few tickets and cancelled, a lock for sold out and not scheduled (SALE-4).
 */
export function findSaleCodeIcon(code: SaleCode): CodeSign | null {
  return codeSigns[code];
}

/** The text for an offer; null if the price says enough. */
export function toOfferDisplay(offer: Offer, t: Translate, formats: Formats): OfferDisplay | null {
  const words = toText(offer, t, formats);
  return words && { ...words, codeSign: findSaleCodeIcon(offer.shown) };
}

function toText(offer: Offer, t: Translate, formats: Formats): OfferTextWithoutCode | null {
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
          : t('offer.movedTo', { date: preventBreaksExceptAfterCommas(formats.shortDate(offer.to)) });
      return { ownSign: 'arrow', tone: 'moved', text };
    }
    case 'over':
      return { ownSign: 'clock', tone: 'off', text: t('offer.over') };
    case 'saleEnded':
      return { ownSign: 'clock', tone: 'off', text: t('offer.ended') };
    case 'free':
      return { ownSign: 'check', tone: 'free', text: t('offer.free') };
    case 'notOnSaleYet': {
      const text = t('offer.opens', {
        date: preventBreaksExceptAfterCommas(formats.shortDateTime(offer.opens.at)),
      });
      return { ownSign: null, tone: 'soon', text };
    }
    case 'presaleOnly': {
      const [first] = offer.presale;
      const text = first
        ? t('offer.presaleFrom', { date: preventBreaksExceptAfterCommas(formats.shortDateTime(first.at)) })
        : t('offer.presaleOnly');
      return { ownSign: null, tone: 'soon', text };
    }
    case 'notScheduled':
      return { ownSign: null, tone: 'off', text: t('offer.notScheduled') };
  }
}
