import { describe, expect, it } from 'vitest';
import { computeSchoolOffer, computeSchoolOfferAudience } from '#domain/education/school-offer.ts';
import { computeOffer } from '#domain/event/event-offer.ts';
import type { EventCard } from '#domain/event/event.ts';
import { defaultCustomerTags } from '#domain/sale/customer-tags.ts';
import type { SaleCode } from '#domain/sale/sale.ts';
import { toHallDay } from '#domain/time/hall-day.ts';
import { addMilliseconds, type Instant } from '#domain/time/instant.ts';
import { anEventCard } from '#fixtures/builders/an-event.ts';
import { toSchoolOfferDisplay } from '#ui/format/format-school-offer.ts';
import { getFormats } from '#ui/format/formats.ts';
import { toOfferDisplay } from '#ui/format/offer-display.ts';
import type { Translate } from '#ui/words/translate.ts';

const words = ((key: string) => key) as unknown as Translate;
const { starts } = anEventCard();
const before = addMilliseconds(starts, -1);
const soon = { _default: starts };
const open = { _default: addMilliseconds(starts, -1000) };
const codes = [0, 1, 2, 3, 4] as const;

function toText(
  code: SaleCode,
  from: Readonly<Record<string, Instant>>,
  own: Partial<EventCard> = {},
  now: Instant = before,
) {
  const event = anEventCard({ sale: { code, starts: from, end: null }, importStatus: 'planned', ...own });
  return toOfferDisplay(computeOffer(event, [], now), words, getFormats('en', toHallDay(before)));
}

describe('the icons of a sale', () => {
  it('SALE-4 show the sale code: an exclamation mark for 1 and 3, a lock for 2 and 4, none for 0', () => {
    const codeSign = (code: SaleCode, from = {}) => toText(code, from)?.codeSign;
    expect(codes.map((code) => codeSign(code))).toEqual([
      undefined,
      'exclamation',
      'lock',
      'exclamation',
      'lock',
    ]);
    expect([codeSign(0, soon), codeSign(1, soon), codeSign(4, soon)]).toEqual([null, 'exclamation', 'lock']);
    expect([codeSign(0, open), codeSign(1, open)]).toEqual([undefined, undefined]);
  });

  it.each<[string, string, Partial<EventCard>, Instant]>([
    ['cancelled', 'cross', { importStatus: 'cancelled' }, before],
    ['moved', 'arrow', { importStatus: 'moved' }, before],
    ['over', 'clock', { ends: starts }, addMilliseconds(starts, 1)],
  ])(
    'SALE-4 include the icon of the text for a concert that is %s, beside that of the code',
    (_what, sign, own, now) => {
      const toSigns = (code: SaleCode) => {
        const text = toText(code, soon, own, now);
        return [text?.codeSign, text?.ownSign];
      };
      expect(([0, 2, 4] as const).map(toSigns)).toEqual([
        [null, sign],
        ['lock', sign],
        ['lock', sign],
      ]);
    },
  );

  it('SALE-4 include the icon of the text for a free concert and an ended sale, beside that of the code', () => {
    expect(toText(4, {}, { minPrice: 0 })).toMatchObject({ codeSign: 'lock', ownSign: 'check' });
    expect(toText(0, open, { minPrice: 0 })).toMatchObject({ codeSign: null, ownSign: 'check' });
    const sale = { code: 0, starts: open, end: addMilliseconds(starts, -2) } as const;
    expect(toText(0, open, { sale })).toMatchObject({ codeSign: null, ownSign: 'clock' });
  });

  it('WAY-38 are beside a presale by its start, and by no date once it has started', () => {
    const presale = { 6: starts };
    expect(toText(0, presale)?.text).toBe('offer.presaleFrom');
    const later = addMilliseconds(starts, 1);
    expect(toText(0, presale, { ends: addMilliseconds(later, 1000) }, later)?.text).toBe('offer.presaleOnly');
  });

  it('SALE-4 SALE-8 are the same for schools', () => {
    const codeSign = (code: SaleCode, from: Readonly<Record<string, Instant>>) => {
      const card = anEventCard({ sale: { code, starts: from, end: null }, importStatus: 'planned' });
      const event = { ...card, schoolTags: [] };
      const offer = computeSchoolOffer(
        event,
        computeSchoolOfferAudience(event, [518], defaultCustomerTags),
        before,
        defaultCustomerTags,
      );
      return toSchoolOfferDisplay(offer, words, getFormats('en', toHallDay(before))).codeSign;
    };
    expect(codes.map((code) => codeSign(code, { 518: starts }))).toEqual([
      null,
      'exclamation',
      'lock',
      'exclamation',
      'lock',
    ]);
    expect([codeSign(0, { 518: before }), codeSign(1, { 518: before }), codeSign(0, {})]).toEqual([
      null,
      null,
      null,
    ]);
  });
});
