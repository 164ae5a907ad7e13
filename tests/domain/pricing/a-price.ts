import type { TicketPrice } from '#domain/pricing/ticket-price.ts';

/** A price of 59 euros for everyone, for ever, in the first rank. */
export function aPrice(own: Partial<TicketPrice> = {}): TicketPrice {
  return { tag: null, activeFrom: null, activeTo: null, ticketType: 'Normaal', zone: '1', euros: 59, ...own };
}
