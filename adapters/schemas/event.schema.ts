import * as v from 'valibot';
import { eventIdSchema, instantSchema, linkUrlSchema } from '#adapters/schemas/fields.schema.ts';
import { excerptSchema, pictureSchema } from '#adapters/schemas/media.schema.ts';
import { saleSchema, ticketPriceSchema } from '#adapters/schemas/sale.schema.ts';
import type { EventCard, EventLink, Performer, Production, ProgrammeWork } from '#domain/event/event.ts';
import { themes } from '#domain/media/theme.ts';

const text = v.exactOptional(v.string());

export const performerSchema: v.GenericSchema<unknown, Performer> = v.object({
  name: v.string(),
  role: text,
  url: v.exactOptional(linkUrlSchema),
});

const productionSchema: v.GenericSchema<unknown, Production> = v.object({
  title: v.string(),
  organizer: v.nullable(v.string()),
  genres: v.array(v.string()),
  url: v.exactOptional(linkUrlSchema),
});

export const programmeWorkSchema: v.GenericSchema<unknown, ProgrammeWork> = v.object({
  composer: text,
  title: v.string(),
  note: text,
  composerFacet: text,
  otherEvents: v.exactOptional(v.number()),
});

export const eventLinkSchema: v.GenericSchema<unknown, EventLink> = v.object({
  title: v.string(),
  url: linkUrlSchema,
  starts: instantSchema,
});

/** A concert as lists show it (ENT-1). */
export const eventCardSchema: v.GenericSchema<unknown, EventCard> = v.object({
  uri: v.string(),
  url: linkUrlSchema,
  id: eventIdSchema,
  title: v.string(),
  subtitle: text,
  starts: instantSchema,
  ends: v.exactOptional(instantSchema),
  room: v.nullable(v.object({ title: v.string(), url: v.exactOptional(linkUrlSchema) })),
  production: productionSchema,
  minPrice: v.nullable(v.number()),
  sale: saleSchema,
  importStatus: v.picklist(['planned', 'cancelled', 'moved']),
  movedFrom: v.exactOptional(instantSchema),
  movedTo: v.exactOptional(instantSchema),
  movedToUrl: v.exactOptional(linkUrlSchema),
  image: v.exactOptional(pictureSchema),
  theme: v.exactOptional(v.picklist(themes)),
  composers: v.array(v.string()),
  performers: v.array(performerSchema),
  excerpt: v.exactOptional(excerptSchema),
  waitingList: v.boolean(),
  updated: v.exactOptional(instantSchema),
  prices: v.exactOptional(v.array(ticketPriceSchema)),
  purchaseUrl: v.exactOptional(linkUrlSchema),
  tixEventGroupId: v.exactOptional(v.number()),
  tixEventId: v.exactOptional(v.number()),
});
