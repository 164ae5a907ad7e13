import * as v from 'valibot';
import {
  type FieldsOf,
  linkUrlSchema,
  listOf,
  maybe,
  objectOf,
  type Schema,
} from '#adapters/schemas/fields.schema.ts';
import { createMenuItemSchema, linkSchema } from '#adapters/schemas/media.schema.ts';
import type { ValueNotation } from '#adapters/schemas/notation.ts';
import { seoFields } from '#adapters/schemas/page.schema.ts';
import type { Picture } from '#domain/media/image.ts';
import {
  type ErrorPageReference,
  type Global,
  globalPageNames,
  type PostalAddress,
  type Seo,
  socialIconNames,
  type Sponsor,
} from '#domain/page/global.ts';
import { menuNames, type SiteMenus } from '#domain/page/site-menus.ts';

/** The fields that each system writes in a form of its own. */
type OwnGlobalFields = 'seo' | 'translations' | 'globalPages' | 'friendsLottery';

/** The fields of the data that all pages of a language share (ENT-3). */
export function createGlobalFields(picture: Schema<Picture>): FieldsOf<Omit<Global, OwnGlobalFields>> {
  const menu = listOf(createMenuItemSchema(picture));
  return {
    site: v.object({ handle: v.string(), language: v.string(), name: v.string() }),
    navigation: v.nullish(objectOf<SiteMenus>(v.entriesFromList(menuNames, menu)), {}),
    errorPages: listOf(
      objectOf<ErrorPageReference>({
        statusCode: v.nullish(v.number(), null),
        isFallback: v.nullish(v.boolean(), false),
        title: v.string(),
        uri: v.string(),
      }),
    ),
    sponsors: listOf(
      objectOf<Sponsor>({ title: v.string(), url: maybe(linkUrlSchema), image: maybe(picture) }),
    ),
    social: listOf(v.object({ icon: v.picklist(socialIconNames), title: v.string(), url: linkUrlSchema })),
    address: maybe(
      objectOf<PostalAddress>({
        street: v.string(),
        zipCode: v.string(),
        city: v.string(),
        country: v.string(),
        phone: maybe(v.string()),
        email: maybe(v.string()),
        openingHours: maybe(v.string()),
      }),
    ),
  };
}

/** The data that all pages of a language share, as the domain has it but for the notation of some values. */
export function createGlobalSchema({ picture, richText }: ValueNotation): Schema<Global> {
  return objectOf<Global>({
    ...createGlobalFields(picture),
    seo: objectOf<Seo>(seoFields),
    translations: v.record(v.string(), v.pipe(v.string(), v.nonEmpty())),
    globalPages: v.object(v.entriesFromList(globalPageNames, linkSchema)),
    friendsLottery: richText,
  });
}
