import * as v from 'valibot';
import { createRecordWire } from '#adapters/cms-http/fields.wire.ts';
import { dateTimeSchema } from '#adapters/schemas/fields.schema.ts';
import { saleCodeSchema } from '#adapters/schemas/sale.schema.ts';
import type { TicketPrice } from '#domain/pricing/ticket-price.ts';
import type { Sale } from '#domain/sale/sale.ts';
import type { Instant } from '#domain/time/instant.ts';

/** Sale starts by customer tag, and `_default`; the end is absent if there is none. */
export const saleDateWireFields = {
  saleDates: createRecordWire(dateTimeSchema),
  saleEndDate: v.nullish(dateTimeSchema),
};

export const saleWire = v.object({ ...saleDateWireFields, saleStatus: saleCodeSchema });

type SaleWire = v.InferOutput<typeof saleWire>;

export const ticketPriceWire = v.object({
  customer_tag_id: v.nullish(v.number()),
  active_from: v.nullish(dateTimeSchema),
  active_to: v.nullish(dateTimeSchema),
  ticket_type: v.string(),
  price_zone: v.string(),
  price: v.number(),
});

type TicketPriceWire = v.InferOutput<typeof ticketPriceWire>;

export function toSale(sale: SaleWire): Sale {
  return { code: sale.saleStatus, starts: toStarts(sale.saleDates), end: sale.saleEndDate ?? null };
}

/** Keeps the starts for everyone and for numbered tags; other keys are ignored. */
function toStarts(dates: Readonly<Record<string, Instant>>): Readonly<Record<string, Instant>> {
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
