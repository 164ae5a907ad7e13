import * as v from 'valibot';
import { eventCardWire, createThemeWire } from '#adapters/cms-http/event.wire.ts';
import { createOptionalListWire } from '#adapters/cms-http/fields.wire.ts';
import { linkWire, menuChildWire } from '#adapters/cms-http/link.mapper.ts';
import { clipWire, imageWire } from '#adapters/cms-http/media.mapper.ts';
import { pressPictureWire } from '#adapters/cms-http/press-picture.mapper.ts';
import { ticketPriceWire } from '#adapters/cms-http/sale.mapper.ts';
import { arrivalsSchema } from '#adapters/schemas/arrivals.schema.ts';
import { linkUrlSchema } from '#adapters/schemas/fields.schema.ts';
import { pressKitArchiveSchema } from '#adapters/schemas/press-kit.schema.ts';
import { roomPlanSchema } from '#adapters/schemas/room-plan.schema.ts';
import { sectionThemes } from '#domain/media/theme.ts';

const words = v.nullish(v.string(), '');

function block<Name extends string, Fields extends v.ObjectEntries>(name: Name, fields: Fields) {
  return v.object({ __typename: v.literal(`content_${name}_BlockType`), ...fields });
}

/** A content block by its type; blocks of unknown types are dropped. */
export const blockWire = v.variant('__typename', [
  block('section', {
    title: words,
    subtitle: v.nullish(v.string()),
    date: v.nullish(v.string()),
    introduction: words,
    description: words,
    theme: createThemeWire(sectionThemes),
    image: v.nullish(imageWire),
  }),
  block('text', { text: words }),
  block('image', { image: imageWire }),
  block('gallery', { images: createOptionalListWire(imageWire) }),
  block('video', { url: linkUrlSchema, title: words, image: v.nullish(imageWire) }),
  block('audio', { audio: createOptionalListWire(clipWire) }),
  block('links', { title: words, links: createOptionalListWire(linkWire) }),
  block('cards', { title: words, items: createOptionalListWire(menuChildWire) }),
  block('events', {
    title: words,
    ticketType: v.nullish(v.string()),
    events: createOptionalListWire(
      v.object({ ...eventCardWire.entries, ticketPrices: createOptionalListWire(ticketPriceWire) }),
    ),
  }),
  block('lesson', { title: words, url: linkUrlSchema, language: v.nullish(v.string(), 'nl') }),
  block('roomPlan', { title: words, plan: roomPlanSchema }),
  block('map', {
    title: words,
    image: v.nullish(imageWire),
    map: v.object({ arrivals: arrivalsSchema }),
  }),
  block('contact', { title: words }),
  block('pressKit', {
    title: words,
    groups: createOptionalListWire(
      v.object({ title: words, pictures: createOptionalListWire(pressPictureWire) }),
    ),
    archive: v.nullish(pressKitArchiveSchema),
  }),
  block('newsletter', { title: words, text: words }),
  block('vipCard', { title: words, text: words }),
  block('offers', {
    title: words,
    items: createOptionalListWire(
      v.object({
        title: v.string(),
        price: v.nullish(v.string()),
        text: words,
        link: v.nullish(linkWire),
      }),
    ),
  }),
  block('accordion', { items: createOptionalListWire(v.object({ title: v.string(), text: words })) }),
]);

export type BlockWire = v.InferOutput<typeof blockWire>;
