import * as v from 'valibot';
import { linkUrlSchema } from '#adapters/schemas/fields.schema.ts';
import { linkSchema, menuItemSchema, pictureSchema } from '#adapters/schemas/media.schema.ts';
import { seoSchema } from '#adapters/schemas/page.schema.ts';
import { richTextSchema } from '#adapters/schemas/rich-text.schema.ts';
import { iconNames } from '#domain/media/icon.ts';
import { menuNames } from '#domain/navigation/site-menus.ts';
import { type Global, globalPageNames } from '#domain/page/global.ts';

const text = v.exactOptional(v.string());

/** The data that all pages of a language share (ENT-3). */
export const globalSchema: v.GenericSchema<unknown, Global> = v.object({
  site: v.object({ handle: v.string(), language: v.string(), name: v.string() }),
  navigation: v.object(v.entriesFromList(menuNames, v.array(menuItemSchema))),
  seo: seoSchema,
  errorPages: v.array(
    v.object({
      statusCode: v.nullable(v.number()),
      isFallback: v.boolean(),
      title: v.string(),
      uri: v.string(),
    }),
  ),
  translations: v.record(v.string(), v.pipe(v.string(), v.nonEmpty())),
  globalPages: v.object(v.entriesFromList(globalPageNames, linkSchema)),
  friendsLottery: richTextSchema,
  sponsors: v.array(
    v.object({
      title: v.string(),
      url: v.exactOptional(linkUrlSchema),
      image: v.exactOptional(pictureSchema),
    }),
  ),
  social: v.array(v.object({ icon: v.picklist(iconNames), title: v.string(), url: linkUrlSchema })),
  address: v.exactOptional(
    v.object({
      street: v.string(),
      zipCode: v.string(),
      city: v.string(),
      country: v.string(),
      phone: text,
      email: text,
      openingHours: text,
    }),
  ),
});
