import { describe, expect, it } from 'vitest';
import { findNextAnonymousOfferChange } from '#domain/event/event-offer.ts';
import { isListedPlanningStatus, parseEventId, parseImportStatus } from '#domain/event/event.ts';
import { toOrderUrl } from '#domain/event/order-url.ts';
import type { Locale } from '#domain/locale/locale.ts';
import { addMilliseconds, minuteMs } from '#domain/time/instant.ts';
import { aPrice } from '#fixtures/builders/a-price.ts';
import { anEventCard } from '#fixtures/builders/an-event.ts';
import { at } from '#tests/domain/time/at.ts';

describe('the number of a concert', () => {
  it('ENT-1 is read from a number and from digits', () => {
    expect([48211, '48211', 1, '0048'].map(parseEventId)).toEqual([48211, 48211, 1, 48]);
  });

  it.each([
    0,
    -1,
    1.5,
    Number.NaN,
    2 ** 60,
    '',
    '-1',
    '1.5',
    '48211x',
    ' 1',
    '1e3',
    null,
    undefined,
    true,
    [1],
    {},
  ])('ENT-1 is not read from %j', (value) => {
    expect(parseEventId(value)).toBeUndefined();
  });
});

describe('the planning status of a concert', () => {
  it('SALE-5 recognizes cancelled and moved concerts', () => {
    expect(parseImportStatus('Geannuleerd')).toBe('cancelled');
    expect(parseImportStatus('verplaatst ')).toBe('moved');
  });

  it.each(['Bevestigd', 'Contract uit', '', 'iets nieuws', undefined])('takes %j for planned', (word) => {
    expect(parseImportStatus(word)).toBe('planned');
  });

  it('CALL-36 shows concerts of the seven statuses and no other', () => {
    const shown = [
      '1e Optie',
      'Bevestigd',
      'Contract uit',
      'Corona',
      'Voor brochure',
      'Verplaatst',
      'Geannuleerd',
    ];
    expect(shown.every(isListedPlanningStatus)).toBe(true);
    expect([undefined, '', '2e Optie', 'bevestigd'].some(isListedPlanningStatus)).toBe(false);
  });
});

const ids = { tixEventGroupId: 12, tixEventId: 345 };
const ticketing = {
  order: ({ tixEventId }: { readonly tixEventId?: number }, locale: Locale) =>
    tixEventId === undefined ? null : `https://tickets.example/${locale}/${tixEventId}`,
};

describe('where tickets are ordered', () => {
  it('WAY-1 is the URL of the CMS', () => {
    const purchaseUrl = 'https://partner.example/order/7';
    expect(toOrderUrl({ ...ids, purchaseUrl }, ticketing, 'nl')).toBe(purchaseUrl);
  });

  it('WAY-1 is else that of the ticketing, in the language of the page', () => {
    expect(toOrderUrl(ids, ticketing, 'en')).toBe('https://tickets.example/en/345');
  });

  it('WAY-1 is unknown if neither has one', () => {
    expect(toOrderUrl({ tixEventGroupId: 12 }, ticketing, 'nl')).toBeNull();
  });
});

const now = at('2026-11-20T10:00:00+01:00');
const inFive = addMilliseconds(now, 5 * minuteMs);
const inTen = addMilliseconds(now, 10 * minuteMs);

function opening(moment: number) {
  return anEventCard({ sale: { code: 0, starts: { _default: moment as typeof now }, end: null } });
}

describe('when something shown changes by itself', () => {
  it('SALE-2 is when the first of its sales opens', () => {
    expect(findNextAnonymousOfferChange([opening(inTen), opening(inFive)], now)).toBe(inFive);
  });

  it('SALE-3 is when a sale ends', () => {
    const onSale = anEventCard({
      sale: { code: 0, starts: { _default: addMilliseconds(now, -minuteMs) }, end: inTen },
    });
    expect(findNextAnonymousOfferChange([onSale], now)).toBe(addMilliseconds(inTen, 1));
  });

  it('is when a concert is over, of one that is on', () => {
    const over = anEventCard({ starts: addMilliseconds(now, -minuteMs), ends: inFive });
    expect(findNextAnonymousOfferChange([over], now)).toBe(addMilliseconds(inFive, 1));
  });

  it('SALE-2 is when a series goes on sale, or its own sale opens', () => {
    expect(findNextAnonymousOfferChange([{ saleStart: inTen }], now)).toBe(inTen);
    const { sale } = opening(inFive);
    expect(findNextAnonymousOfferChange([{ saleStart: inTen, ...(sale && { sale }) }], now)).toBe(inFive);
  });

  it('SALE-6 is when a price comes or goes', () => {
    const price = aPrice();
    const prices = [
      { ...price, activeTo: inTen },
      { ...price, activeFrom: inFive },
    ];
    expect(findNextAnonymousOfferChange([opening(inTen), { prices }], now)).toBe(inFive);
  });

  it('HOUR-1 is when the day of a concert begins, and when it is over', () => {
    expect(findNextAnonymousOfferChange([{ changesAt: [addMilliseconds(now, -1), inTen] }], now)).toBe(inTen);
    expect(findNextAnonymousOfferChange([opening(inTen), { changesAt: [inFive, inTen] }], now)).toBe(inFive);
  });

  it('is about anonymous visitors: a presale for holders is not a change', () => {
    const presale = anEventCard({ sale: { code: 0, starts: { '12': inFive, _default: inTen }, end: null } });
    expect(findNextAnonymousOfferChange([presale], now)).toBe(inTen);
  });

  it.each([
    [[]],
    [[{}]],
    [[{ saleStart: null, prices: [] }]],
    [[{ saleStart: addMilliseconds(now, -1) }]],
    [[{ saleStart: now }]],
  ])('is null without anything on sale: %j', (onSale) => {
    expect(findNextAnonymousOfferChange(onSale, now)).toBeNull();
  });
});
