import * as v from 'valibot';
import { arrivalsSchema } from '#adapters/schemas/arrivals.schema.ts';
import { eventCardSchema } from '#adapters/schemas/event.schema.ts';
import { linkUrlSchema } from '#adapters/schemas/fields.schema.ts';
import { clipSchema, linkCardSchema, linkSchema, pictureSchema } from '#adapters/schemas/media.schema.ts';
import { pressKitArchiveSchema, pressPictureGroupSchema } from '#adapters/schemas/press-kit.schema.ts';
import { richTextSchema } from '#adapters/schemas/rich-text.schema.ts';
import { roomPlanSchema } from '#adapters/schemas/room-plan.schema.ts';
import { sectionThemes } from '#domain/media/theme.ts';
import type { Block } from '#domain/page/block.ts';

const text = v.exactOptional(v.string());

function block<Kind extends Block['kind'], Fields extends v.ObjectEntries>(kind: Kind, fields: Fields) {
  return v.object({ kind: v.literal(kind), ...fields });
}

/** A part of a page's content, by its kind. */
export const blockSchema: v.GenericSchema<unknown, Block> = v.variant('kind', [
  block('section', {
    title: v.string(),
    subtitle: text,
    date: text,
    introduction: richTextSchema,
    description: richTextSchema,
    theme: v.exactOptional(v.picklist(sectionThemes)),
    image: v.exactOptional(pictureSchema),
  }),
  block('text', { text: richTextSchema }),
  block('image', { image: pictureSchema }),
  block('gallery', { images: v.array(pictureSchema) }),
  block('video', { url: linkUrlSchema, title: v.string(), image: v.exactOptional(pictureSchema) }),
  block('audio', { clips: v.array(clipSchema) }),
  block('links', { title: v.string(), links: v.array(linkSchema) }),
  block('cards', { title: v.string(), items: v.array(linkCardSchema) }),
  block('events', { title: v.string(), ticketType: text, events: v.array(eventCardSchema) }),
  block('lesson', { title: v.string(), url: linkUrlSchema, language: v.string() }),
  block('roomPlan', { title: v.string(), plan: roomPlanSchema }),
  block('map', { title: v.string(), image: v.exactOptional(pictureSchema), arrivals: arrivalsSchema }),
  block('contact', { title: v.string() }),
  block('pressKit', {
    title: v.string(),
    groups: v.array(pressPictureGroupSchema),
    archive: v.exactOptional(pressKitArchiveSchema),
  }),
  block('newsletter', { title: v.string(), text: richTextSchema }),
  block('vipCard', { title: v.string(), text: richTextSchema }),
  block('offers', {
    title: v.string(),
    items: v.array(
      v.object({
        title: v.string(),
        price: text,
        text: richTextSchema,
        link: v.exactOptional(linkSchema),
      }),
    ),
  }),
  block('accordion', { items: v.array(v.object({ title: v.string(), text: richTextSchema })) }),
]);
