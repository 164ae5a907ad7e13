import * as v from 'valibot';
import { type FieldsOf, instantSchema, objectOf, type Schema } from '#adapters/schemas/fields.schema.ts';
import type { TicketPrice } from '#domain/pricing/ticket-price.ts';
import type { Sale } from '#domain/sale/sale.ts';
import type { Instant } from '#domain/time/instant.ts';

/** The ticketing's sale status. */
export const saleCodeSchema = v.picklist([0, 1, 2, 3, 4]);

/** When and whether a concert or series is on sale. */
export const saleSchema = objectOf<Sale>({
  code: saleCodeSchema,
  starts: v.record(v.pipe(v.string(), v.regex(/^(?:_default|\d+)$/, 'Not a customer tag')), instantSchema),
  end: v.nullish(instantSchema, null),
});

export function createTicketPriceFields(instant: Schema<Instant>): FieldsOf<TicketPrice> {
  return {
    tag: v.nullish(v.number(), null),
    activeFrom: v.nullish(instant, null),
    activeTo: v.nullish(instant, null),
    ticketType: v.string(),
    zone: v.string(),
    euros: v.number(),
  };
}

export const ticketPriceSchema = objectOf<TicketPrice>({
  ...createTicketPriceFields(instantSchema),
  euros: v.pipe(v.number(), v.minValue(0)),
});
