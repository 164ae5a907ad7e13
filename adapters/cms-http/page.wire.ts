import * as v from 'valibot';
import {
  createEventCardWire,
  type SaleDatesWire,
  saleDatesFields,
  ticketPriceWire,
  toSale,
} from '#adapters/cms-http/event.wire.ts';
import type { WireNotation } from '#adapters/cms-http/wire-notation.ts';
import { createBlockFields, createBlockSchema } from '#adapters/schemas/block.schema.ts';
import { ticketingFields } from '#adapters/schemas/event.schema.ts';
import {
  type FieldsOf,
  listIfAny,
  listOf,
  maybe,
  objectOf,
  type Schema,
  textIfAny,
} from '#adapters/schemas/fields.schema.ts';
import { linkSchema } from '#adapters/schemas/media.schema.ts';
import {
  createPageBaseFields,
  createPageFields,
  seoFields,
  templates,
} from '#adapters/schemas/page.schema.ts';
import { arrivalsSchema } from '#adapters/schemas/room.schema.ts';
import { saleCodeSchema } from '#adapters/schemas/sale.schema.ts';
import { toExcerptOfClip } from '#domain/audio/clip.ts';
import type { Block } from '#domain/page/block.ts';
import type { Seo } from '#domain/page/global.ts';
import type { PageBase, PageOf, Template } from '#domain/page/page.ts';
import type { SaleCode } from '#domain/sale/sale.ts';

/** The fields that determine how the rest of a page is parsed. */
export const pageTypeWire = v.object({ __typename: v.string(), language: v.nullish(v.string()) });

/** The names of a page's fields (wire contract A.4). */
const pageNames = {
  alternatives: 'alternativeLanguages',
  editLinks: 'controlPanel',
  posted: 'postDate',
  calls: 'ctas',
  prices: 'ticketPrices',
  clips: 'audio',
};

/** Search engine texts; a title that the editor left out is filled in by `toSeo`. */
export interface SeoWire extends Omit<Seo, 'title'> {
  readonly title?: string;
}

export function createSeoWire({ resolveUrl }: WireNotation): Schema<SeoWire> {
  const image = v.pipe(
    textIfAny,
    v.transform((url) => url && resolveUrl(url)),
  );
  return objectOf<SeoWire>({ ...seoFields, title: maybe(v.string()), image });
}

export function toSeo(seo: SeoWire, pageTitle: string): Seo {
  return { title: pageTitle, ...seo };
}

/** A content block by its type; blocks of unknown types are dropped. */
function createBlockWire(notation: WireNotation): Schema<Block> {
  const fields = createBlockFields(notation);
  const withPrices = createEventCardWire(notation, { prices: listIfAny(ticketPriceWire) });
  const map = v.pipe(
    v.object({ arrivals: arrivalsSchema }),
    v.transform(({ arrivals }) => arrivals),
  );
  return createBlockSchema(
    {
      ...fields,
      events: { ...fields.events, events: listOf(withPrices) },
      map: { ...fields.map, arrivals: map },
    },
    {
      kindField: '__typename',
      toWireKind: (kind) => `content_${kind}_BlockType`,
      wireNames: { clips: 'audio', arrivals: 'map' },
    },
  );
}

/** What the answer says of a page; its kind and language are known before it is read. */
type PageFields<Kind extends Template> = Omit<PageOf<Kind>, 'kind' | 'language' | 'typename'>;

interface BaseWire extends Omit<PageBase, 'language' | 'seo'> {
  readonly seo?: SeoWire;
}

/** The page of each template (wire contract A.4). */
export function createPageWires(notation: WireNotation): {
  readonly [Kind in Template]: Schema<PageFields<Kind>>;
} {
  const controlPanel = v.object({ links: listOf(linkSchema) });
  const base: FieldsOf<BaseWire> = {
    ...createPageBaseFields(notation),
    editLinks: v.pipe(
      v.nullish(controlPanel, { links: [] }),
      v.transform(({ links }) => links),
    ),
    seo: maybe(createSeoWire(notation)),
    content: listOf(createBlockWire(notation)),
  };
  const createPage = <Own>(own: FieldsOf<Own>) =>
    v.pipe(
      objectOf<BaseWire>({ ...base, ...own }, pageNames),
      v.transform(({ seo, ...page }) => {
        // The own fields are among the rest, which their type does not say.
        return { ...page, ...(seo && { seo: toSeo(seo, page.title) }) } as Omit<PageBase, 'language'> & Own;
      }),
    );
  const fields = createPageFields(notation);
  const ownFields: { readonly [Kind in Template]?: object } = fields;
  const pages = templates.map((kind) => [kind, createPage(ownFields[kind] ?? {})]);
  return {
    ...(Object.fromEntries(pages) as { readonly [Kind in Template]: Schema<PageFields<Kind>> }),
    event: createEventPage(createPage(fields.event), notation),
    series: createSeriesPage(
      createPage<Omit<SeriesWire, keyof PageBase>>({
        ...fields.series,
        ...saleDatesFields,
        saleStatus: maybe(saleCodeSchema),
      }),
    ),
  };
}

/** The page of a concert, whose fields the page has beside its own. Lists that are made of pages need its excerpt (AUDIO-5). */
function createEventPage(
  page: Schema<Omit<PageFields<'event'>, 'event'>>,
  notation: WireNotation,
): Schema<PageFields<'event'>> {
  const card = v.pipe(
    createEventCardWire(notation, ticketingFields),
    v.transform((event) => ({ event })),
  );
  return v.pipe(
    v.intersect([page, card]),
    v.transform(({ event, ...rest }) => {
      const [clip] = rest.clips;
      return { ...rest, event: clip ? { excerpt: toExcerptOfClip(clip), ...event } : event };
    }),
  );
}

interface SeriesWire extends Omit<PageFields<'series'>, 'sale'>, SaleDatesWire {
  readonly saleStatus: SaleCode | undefined;
}

/** The page of a series; one without a sale status has no sale. */
function createSeriesPage(page: Schema<SeriesWire>): Schema<PageFields<'series'>> {
  return v.pipe(
    page,
    v.transform(({ saleStatus, saleDates, saleEndDate, ...series }) => ({
      ...series,
      ...(saleStatus !== undefined && { sale: toSale(saleStatus, { saleDates, saleEndDate }) }),
    })),
  );
}
