import * as v from 'valibot';
import { createSeoWire, type SeoWire, toSeo } from '#adapters/cms-http/page.wire.ts';
import type { WireNotation } from '#adapters/cms-http/wire-notation.ts';
import {
  type FieldsOf,
  listOf,
  maybe,
  objectOf,
  type Schema,
  textOrEmpty,
} from '#adapters/schemas/fields.schema.ts';
import { createGlobalFields } from '#adapters/schemas/global.schema.ts';
import { linkSchema } from '#adapters/schemas/media.schema.ts';
import type { TitledLink } from '#domain/link/classified-link.ts';
import type { RichTextTree } from '#domain/media/rich-text.ts';
import { type Global, type GlobalPageName, globalPageNames } from '#domain/page/global.ts';

type GlobalPages = Global['globalPages'];

interface GlobalWire extends Omit<Global, 'seo' | 'globalPages' | 'friendsLottery'>, GlobalPages {
  readonly seo?: SeoWire;
  readonly vriendenloterij?: { readonly introduction: RichTextTree };
}

/** The data that all pages of a language share (wire contract A.3). The global pages are top-level fields. */
export function createGlobalWire(notation: WireNotation): Schema<Global> {
  const wire: FieldsOf<GlobalWire> = {
    ...createGlobalFields(notation.picture),
    seo: maybe(createSeoWire(notation)),
    translations: translationsWire,
    vriendenloterij: maybe(v.object({ introduction: notation.richText })),
    // One that the CMS does not define has an empty URL.
    ...v.entriesFromList(globalPageNames, v.nullish(linkSchema, { title: '', url: '' })),
  };
  return v.pipe(objectOf<GlobalWire>(wire), v.transform(toGlobal));
}

function toGlobal({ seo, vriendenloterij, ...wire }: GlobalWire): Global {
  const { site, navigation, errorPages, translations, sponsors, social, address } = wire;
  const globalPages = globalPageNames.map((name) => [name, wire[name]]);
  return {
    site,
    navigation,
    seo: toSeo(seo ?? {}, site.name),
    errorPages,
    translations,
    globalPages: Object.fromEntries(globalPages) as Record<GlobalPageName, TitledLink>,
    friendsLottery: vriendenloterij?.introduction ?? [],
    sponsors,
    social,
    ...(address && { address }),
  };
}

/** Overrides of the bundled translations. Empty texts and reserved property names are ignored. */
const translationsWire: Schema<Global['translations']> = v.pipe(
  listOf(v.object({ key: v.string(), value: textOrEmpty })),
  v.transform((translations) => {
    const reserved = ['__proto__', 'constructor', 'prototype'];
    const isValid = (key: string) => !key.split('.').some((name) => reserved.includes(name));
    const valid = translations.filter(({ key, value }) => value !== '' && isValid(key));
    return Object.fromEntries(valid.map(({ key, value }) => [key, value]));
  }),
);
