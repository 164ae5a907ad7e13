import * as v from 'valibot';
import { dictionary, instant } from './fields.wire.ts';

/** The ticketing system's sale status. */
export const saleStatus = v.picklist([0, 1, 2, 3, 4]);

/** Sale starts by customer tag, and `_default`; the end, absent for never. */
export const saleDates = { saleDates: dictionary(instant), saleEndDate: v.nullish(instant) };

export const saleWire = v.object({ ...saleDates, saleStatus });

export type SaleWire = v.InferOutput<typeof saleWire>;

export const ticketPriceWire = v.object({
  customer_tag_id: v.nullish(v.number()),
  active_from: v.nullish(instant),
  active_to: v.nullish(instant),
  ticket_type: v.string(),
  price_zone: v.string(),
  price: v.number(),
});

export type TicketPriceWire = v.InferOutput<typeof ticketPriceWire>;
