import type { SchoolOffer } from '#domain/education/school-offer.ts';
import type { Formats } from '#ui/format/formats.ts';
import { type OfferDisplay, toOfferDisplay, findSaleCodeIcon } from '#ui/format/offer-display.ts';
import { preventBreaksExceptAfterCommas } from '#ui/format/prevent-breaks-except-after-commas.ts';
import type { Translate } from '#ui/words/translate.ts';

/** The text for what a morning offers a class: whether it can be booked, by which schools, and if not, why (SALE-8). */
export function toSchoolOfferDisplay(
  { offer, for: audience, isBookable }: SchoolOffer,
  t: Translate,
  formats: Formats,
): OfferDisplay {
  const codeSign = findSaleCodeIcon(offer.shown);
  if (isBookable) return { codeSign, ownSign: null, ...bookableText(audience, t) };
  const unknown: OfferDisplay = { codeSign, ownSign: null, tone: 'off', text: t('education.offer.unknown') };
  switch (offer.kind) {
    case 'soldOut':
      return { codeSign, ownSign: null, tone: 'gone', text: t('education.offer.full') };
    case 'saleEnded':
      return { codeSign, ownSign: 'clock', tone: 'off', text: t('education.offer.closed') };
    case 'notOnSaleYet': {
      const text = t('education.offer.opens', {
        date: preventBreaksExceptAfterCommas(formats.shortDate(offer.opens.at)),
      });
      return { codeSign, ownSign: null, tone: 'soon', text };
    }
    case 'presaleOnly':
      // Only other kinds of schools have a sale start; it is not shown to this one.
      return unknown;
    case 'available':
    case 'free':
    case 'fewTickets':
    case 'cancelled':
    case 'moved':
    case 'over':
    case 'notScheduled':
    case 'unknown':
      return toOfferDisplay(offer, t, formats) ?? unknown;
  }
}

function bookableText(audience: SchoolOffer['for'], t: Translate): Pick<OfferDisplay, 'tone' | 'text'> {
  switch (audience) {
    case 'thisSchool':
      return { tone: 'free', text: t('education.offer.forYou') };
    case 'anySchool':
      return { tone: 'soon', text: t('education.offer.afterLogin') };
    case 'otherSchools':
      return { tone: 'off', text: t('education.offer.otherSchools') };
  }
}
