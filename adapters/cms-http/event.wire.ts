import * as v from 'valibot';
import { createRecordWire } from '#adapters/cms-http/fields.wire.ts';
import { createCardFields, createEventLinkFields } from '#adapters/schemas/event.schema.ts';
import {
  dateTimeSchema,
  type FieldsOf,
  linkUrlSchema,
  listOf,
  maybe,
  objectOf,
  type Schema,
} from '#adapters/schemas/fields.schema.ts';
import type { ValueNotation } from '#adapters/schemas/notation.ts';
import { createTicketPriceFields, saleCodeSchema } from '#adapters/schemas/sale.schema.ts';
import { type EventCard, type EventLink, parseImportStatus, type Production } from '#domain/event/event.ts';
import type { TicketPrice } from '#domain/pricing/ticket-price.ts';
import type { Sale, SaleCode } from '#domain/sale/sale.ts';
import type { Instant } from '#domain/time/instant.ts';

/** The names of a concert's fields (wire contract A.4). */
const eventNames = {
  id: 'eventIdentifier',
  starts: 'eventDate',
  ends: 'eventEndDate',
  updated: 'dateUpdated',
  importStatus: 'importIconcertStatus',
  prices: 'ticketPrices',
};

export const eventLinkWire = objectOf<EventLink>(createEventLinkFields(dateTimeSchema), eventNames);

export const ticketPriceWire = objectOf<TicketPrice>(createTicketPriceFields(dateTimeSchema), {
  tag: 'customer_tag_id',
  activeFrom: 'active_from',
  activeTo: 'active_to',
  ticketType: 'ticket_type',
  zone: 'price_zone',
  euros: 'price',
});

/** Sale starts by customer tag, and `_default`; the end is absent if there is none. */
export interface SaleDatesWire {
  readonly saleDates: Readonly<Record<string, Instant>>;
  readonly saleEndDate: Instant | null;
}

export const saleDatesFields: FieldsOf<SaleDatesWire> = {
  saleDates: createRecordWire(dateTimeSchema),
  saleEndDate: v.nullish(dateTimeSchema, null),
};

/** Keeps the starts for everyone and for numbered tags; other keys are ignored. */
export function toSale(code: SaleCode, { saleDates, saleEndDate }: SaleDatesWire): Sale {
  const starts = Object.entries(saleDates).filter(([tag]) => /^(?:_default|\d+)$/.test(tag));
  return { code, starts: Object.fromEntries(starts), end: saleEndDate };
}

interface ProductionWire extends Omit<Production, 'title'> {
  readonly title?: string;
}

interface OwnCardWire extends SaleDatesWire {
  readonly saleStatus: SaleCode;
  readonly production?: ProductionWire;
}

type CardWire = Omit<EventCard, 'sale' | 'production' | 'prices'> & OwnCardWire;

/** A concert as in lists, with other fields of it. */
export function createEventCardWire<Others>(
  values: ValueNotation,
  others: FieldsOf<Others>,
): Schema<EventCard & Others> {
  const fields: FieldsOf<CardWire> = {
    ...createCardFields(values),
    importStatus: v.pipe(
      v.nullish(v.string(), ''),
      v.transform((status) => parseImportStatus(status)),
    ),
    production: maybe(
      objectOf<ProductionWire>({
        title: maybe(v.string()),
        organizer: v.nullish(values.titled, null),
        genres: listOf(values.titled),
        url: maybe(linkUrlSchema),
      }),
    ),
    saleStatus: saleCodeSchema,
    ...saleDatesFields,
  };
  return v.pipe(
    objectOf<CardWire>({ ...fields, ...others }, eventNames),
    // The other fields are among the rest, which their type does not say.
    v.transform((wire) => toEventCard(wire) as EventCard & Others),
  );
}

/** A concert without a production is its own. */
function toEventCard({ saleStatus, saleDates, saleEndDate, production, ...card }: CardWire): EventCard {
  return {
    ...card,
    production: { title: card.title, organizer: null, genres: [], ...production },
    sale: toSale(saleStatus, { saleDates, saleEndDate }),
  };
}
