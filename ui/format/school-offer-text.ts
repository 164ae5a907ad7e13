import type { TFunction } from 'i18next';
import type { SchoolOffer } from '#domain/education/school-offer.ts';
import type { Formats } from '#ui/format/formats.ts';
import { type OfferText, offerText } from '#ui/format/offer-text.ts';
import { unbroken } from '#ui/format/unbroken.ts';

/** The words for what a morning offers a class: whether it can be booked, by whom, and if not why (SALE-8). */
export function schoolOfferText(
  { offer, for: audience, isBookable }: SchoolOffer,
  t: TFunction,
  formats: Formats,
): OfferText {
  if (isBookable) return bookableText(audience, t);
  const unknown: OfferText = { icon: 'clock', tone: 'off', text: t('education.offer.unknown') };
  switch (offer.kind) {
    case 'soldOut':
      return { icon: 'lock', tone: 'gone', text: t('education.offer.full') };
    case 'saleEnded':
      return { icon: 'lock', tone: 'off', text: t('education.offer.closed') };
    case 'notOnSaleYet':
      return {
        icon: 'clock',
        tone: 'soon',
        text: t('education.offer.opens', { date: unbroken(formats.shortDate(offer.opens.at)) }),
      };
    case 'presaleOnly':
      // Only schools of other kinds have a start: to this one nothing is said of when it may book.
      return unknown;
    case 'available':
    case 'free':
    case 'fewTickets':
    case 'cancelled':
    case 'moved':
    case 'over':
    case 'notScheduled':
    case 'unknown':
      return offerText(offer, t, formats) ?? unknown;
  }
}

function bookableText(audience: SchoolOffer['for'], t: TFunction): OfferText {
  switch (audience) {
    case 'thisSchool':
      return { icon: 'check', tone: 'free', text: t('education.offer.forYou') };
    case 'anySchool':
      return { icon: 'lock', tone: 'soon', text: t('education.offer.afterLogin') };
    case 'otherSchools':
      return { icon: 'lock', tone: 'off', text: t('education.offer.otherSchools') };
  }
}
