import * as v from 'valibot';
import { instantSchema } from '#adapters/schemas/fields.schema.ts';
import type { TicketPrice } from '#domain/pricing/ticket-price.ts';
import type { Sale } from '#domain/sale/sale.ts';

/** The ticketing's sale status. */
export const saleCodeSchema = v.picklist([0, 1, 2, 3, 4]);

/** When and whether a concert or series is on sale. */
export const saleSchema: v.GenericSchema<unknown, Sale> = v.object({
  code: saleCodeSchema,
  starts: v.record(v.pipe(v.string(), v.regex(/^(?:_default|\d+)$/, 'Not a customer tag')), instantSchema),
  end: v.nullable(instantSchema),
});

export const ticketPriceSchema: v.GenericSchema<unknown, TicketPrice> = v.object({
  tag: v.nullable(v.number()),
  activeFrom: v.nullable(instantSchema),
  activeTo: v.nullable(instantSchema),
  ticketType: v.string(),
  zone: v.string(),
  euros: v.pipe(v.number(), v.minValue(0)),
});
