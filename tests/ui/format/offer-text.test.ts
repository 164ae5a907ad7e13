import type { TFunction } from 'i18next';
import { expect, it } from 'vitest';
import { offerOf } from '#domain/event/event-offer.ts';
import type { SaleCode } from '#domain/sale/sale.ts';
import { later } from '#domain/time/instant.ts';
import { anEventCard } from '#fixtures/builders/an-event.ts';
import { formatsOf } from '#ui/format/formats.ts';
import { offerText } from '#ui/format/offer-text.ts';

const words = ((key: string) => key) as unknown as TFunction;
const { starts } = anEventCard();

it('SALE-4 has a circled exclamation mark for 1 and 3, a lock for 2 and 4, nothing for 0', () => {
  const signOf = (code: SaleCode, from: Readonly<Record<string, typeof starts>> = {}) => {
    const event = anEventCard({ sale: { code, starts: from, end: null }, importStatus: 'planned' });
    return offerText(offerOf(event, [], later(starts, -1)), words, formatsOf('en'))?.icon;
  };
  expect(([1, 2, 3, 4] as const).map((code) => signOf(code))).toEqual([
    'exclamation',
    'lock',
    'exclamation',
    'lock',
  ]);
  const soon = { _default: starts };
  expect([signOf(0, soon), signOf(1, soon), signOf(4, soon)]).toEqual(['clock', 'exclamation', 'lock']);
  const open = { _default: later(starts, -1000) };
  expect([signOf(0), signOf(0, open), signOf(1, open)]).toEqual([undefined, undefined, undefined]);
});
