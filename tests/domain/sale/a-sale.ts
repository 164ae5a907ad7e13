import type { Sale } from '#domain/sale/sale.ts';
import { at } from '#tests/domain/time/at.ts';

/** The tag of the hall's friends, who buy a week before everyone. */
export const friend = 37;

export const friendsFrom = at('2026-03-07T10:00:00+01:00');
export const everyoneFrom = at('2026-03-14T10:00:00+01:00');
export const saleEnd = at('2026-12-04T20:15:00+01:00');

/** In the order the sale lives through them. */
export const beforeAll = at('2026-03-01T10:00:00+01:00');
export const inPresale = at('2026-03-10T10:00:00+01:00');
export const onSale = at('2026-11-20T12:00:00+01:00');
export const afterwards = at('2026-12-05T12:00:00+01:00');

/** On sale to friends from 7 March and to everyone from 14 March until the concert starts. */
export function aSale(own: Partial<Sale> = {}): Sale {
  return { code: 0, starts: { _default: everyoneFrom, [friend]: friendsFrom }, end: saleEnd, ...own };
}
