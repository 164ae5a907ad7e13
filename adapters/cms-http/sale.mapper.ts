import type { TicketPrice } from '#domain/pricing/ticket-price.ts';
import type { Sale } from '#domain/sale/sale.ts';
import type { Instant } from '#domain/time/instant.ts';
import type { SaleWire, TicketPriceWire } from './sale.wire.ts';

export function toSale({ saleStatus, saleDates, saleEndDate }: SaleWire): Sale {
  return { code: saleStatus, starts: startsIn(saleDates), end: saleEndDate ?? null };
}

/** Sale starts are for everyone or for a numbered tag; other keys mean nothing. */
function startsIn(dates: Readonly<Record<string, Instant>>): Readonly<Record<string, Instant>> {
  return Object.fromEntries(Object.entries(dates).filter(([tag]) => /^(?:_default|\d+)$/.test(tag)));
}

export function toTicketPrice(wire: TicketPriceWire): TicketPrice {
  return {
    tag: wire.customer_tag_id ?? null,
    activeFrom: wire.active_from ?? null,
    activeTo: wire.active_to ?? null,
    ticketType: wire.ticket_type,
    zone: wire.price_zone,
    euros: wire.price,
  };
}
