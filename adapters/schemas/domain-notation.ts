import * as v from 'valibot';
import {
  createEventLinkFields,
  educationEventSchema,
  eventCardSchema,
} from '#adapters/schemas/event.schema.ts';
import { instantSchema, linkUrlSchema, mediaUrlSchema, objectOf } from '#adapters/schemas/fields.schema.ts';
import { pictureSchema } from '#adapters/schemas/media.schema.ts';
import type { Notation } from '#adapters/schemas/notation.ts';
import { questionnaireSchema } from '#adapters/schemas/recommendation.schema.ts';
import { richTextSchema } from '#adapters/schemas/rich-text.schema.ts';
import { ticketPriceSchema } from '#adapters/schemas/sale.schema.ts';
import type { EventLink } from '#domain/event/event.ts';

/** Everything as the domain has it, in JSON. */
export const domainNotation: Notation = {
  instant: instantSchema,
  picture: pictureSchema,
  mediaUrl: mediaUrlSchema,
  fileUrl: linkUrlSchema,
  richText: v.nullish(richTextSchema, []),
  titled: v.string(),
  ticketPrice: ticketPriceSchema,
  eventLink: objectOf<EventLink>(createEventLinkFields(instantSchema)),
  eventCard: eventCardSchema,
  educationEvent: educationEventSchema,
  questionnaire: questionnaireSchema,
};
