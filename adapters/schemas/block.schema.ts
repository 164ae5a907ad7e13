import * as v from 'valibot';
import {
  type FieldsOf,
  linkUrlSchema,
  listOf,
  maybe,
  objectOf,
  type Schema,
  textOrEmpty,
  type WireNames,
} from '#adapters/schemas/fields.schema.ts';
import {
  createClipSchema,
  createLinkCardSchema,
  createPressKitArchiveSchema,
  createPressPictureSchema,
  linkSchema,
} from '#adapters/schemas/media.schema.ts';
import type { Notation } from '#adapters/schemas/notation.ts';
import { arrivalsSchema, roomPlanSchema } from '#adapters/schemas/room.schema.ts';
import { sectionThemes } from '#domain/media/theme.ts';
import type { Block, ProductOffer, PressPictureGroup } from '#domain/page/block.ts';

type Kind = Block['kind'];

export function createBlockFields({ picture, mediaUrl, fileUrl, richText, eventCard }: Notation): {
  readonly [Name in Kind]: FieldsOf<Omit<Extract<Block, { readonly kind: Name }>, 'kind'>>;
} {
  const title = textOrEmpty;
  return {
    section: {
      title,
      subtitle: maybe(v.string()),
      date: maybe(v.string()),
      introduction: richText,
      description: richText,
      theme: maybe(v.picklist(sectionThemes)),
      image: maybe(picture),
    },
    text: { text: richText },
    image: { image: picture },
    gallery: { images: listOf(picture) },
    video: { url: fileUrl, title, image: maybe(picture) },
    audio: { clips: listOf(createClipSchema(mediaUrl)) },
    links: { title, links: listOf(linkSchema) },
    cards: { title, items: listOf(createLinkCardSchema(picture)) },
    events: { title, ticketType: maybe(v.string()), events: listOf(eventCard) },
    lesson: { title, url: linkUrlSchema, language: v.nullish(v.string(), 'nl') },
    roomPlan: { title, plan: roomPlanSchema },
    map: { title, image: maybe(picture), arrivals: arrivalsSchema },
    contact: { title },
    pressKit: {
      title,
      groups: listOf(
        objectOf<PressPictureGroup>({ title, pictures: listOf(createPressPictureSchema(picture)) }),
      ),
      archive: maybe(createPressKitArchiveSchema(mediaUrl)),
    },
    newsletter: { title, text: richText },
    vipCard: { title, text: richText },
    offers: {
      title,
      items: listOf(
        objectOf<ProductOffer>({
          title: v.string(),
          price: maybe(v.string()),
          text: richText,
          link: maybe(linkSchema),
        }),
      ),
    },
    accordion: { items: listOf(v.object({ title: v.string(), text: richText })) },
  };
}

/** How a system names the kind of a block, and fields that it calls something else. */
interface BlockNames {
  readonly kindField: string;
  readonly toWireKind: (kind: Kind) => string;
  readonly wireNames?: WireNames;
}

/** A part of a page's content, by its kind; of an unknown kind it is refused. */
export function createBlockSchema(
  fields: ReturnType<typeof createBlockFields>,
  { kindField, toWireKind, wireNames }: BlockNames,
): Schema<Block> {
  const kinds = Object.keys(fields) as readonly Kind[];
  const options = kinds.map((kind) => {
    const ofKind = v.pipe(
      v.literal(toWireKind(kind)),
      v.transform(() => kind),
    );
    return objectOf<object>({ ...fields[kind], kind: ofKind }, { ...wireNames, kind: kindField });
  });
  // TypeScript does not compare all combinations of kind and fields; each is an object with its kind.
  return v.variant(kindField, options as unknown as v.VariantOptions<string>) as Schema<Block>;
}
