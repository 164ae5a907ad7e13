import { toBlock } from '#adapters/cms-http/block.mapper.ts';
import { toEducationEvent, toEventCard, toEventPageFields } from '#adapters/cms-http/event.mapper.ts';
import { pickDefined } from '#adapters/cms-http/fields.wire.ts';
import { toSeo } from '#adapters/cms-http/global.mapper.ts';
import { toHelpLink } from '#adapters/cms-http/help-link.mapper.ts';
import { toLink, toMenuChild } from '#adapters/cms-http/link.mapper.ts';
import { type MediaUrlResolver, toOptionalPicture } from '#adapters/cms-http/media.mapper.ts';
import type { PageBaseWire, PageWire, TemplateWithWire } from '#adapters/cms-http/page.wire.ts';
import { toPressPicture } from '#adapters/cms-http/press-picture.mapper.ts';
import { toRecommendation } from '#adapters/cms-http/recommendation.mapper.ts';
import { parseRichText } from '#adapters/cms-http/rich-text.mapper.ts';
import { toSale, toTicketPrice } from '#adapters/cms-http/sale.mapper.ts';
import type { Locale } from '#domain/locale/locale.ts';
import type { Theme } from '#domain/media/theme.ts';
import type { EducationCard } from '#domain/page/education-card.ts';
import type { Page, PageBase, Template } from '#domain/page/page.ts';
import type { RichTextTree } from '#domain/richtext/rich-text.ts';

/** The context of a page's mapper. */
export interface PageMapperContext {
  readonly language: Locale;
  readonly typename: string;
  readonly media: MediaUrlResolver;
}

type Mappers = {
  readonly [Kind in TemplateWithWire]: (wire: PageWire<Kind>, context: PageMapperContext) => Page;
};

/** Maps the CMS's data to a page, by template. */
export const pageMappers: Mappers = {
  home: (wire, context) => ({
    kind: 'home',
    ...toBase(wire, context),
    hero: wire.hero.map((item) => toMenuChild(item, context.media)),
    events: wire.events.map((event) => toEventCard(event, context.media)),
  }),
  event: (wire, context) => ({
    kind: 'event',
    ...toBase(wire, context),
    ...toEventPageFields(wire, context.media),
  }),
  series: (wire, context) => ({
    kind: 'series',
    ...toBase(wire, context),
    saleStart: wire.saleStart ?? null,
    prices: wire.ticketPrices.map(toTicketPrice),
    organizer: wire.organizer?.title ?? null,
    genres: wire.genres.map(({ title }) => title),
    events: wire.events.map((event) => toEventCard(event, context.media)),
    ...pickDefined({ sale: toSeriesSale(wire), purchaseUrl: wire.purchaseUrl }),
  }),
  discoveryOverview: (wire, context) => ({
    kind: 'discoveryOverview',
    ...toBase(wire, context),
    featured: wire.featured.map((item) => toMenuChild(item, context.media)),
    collections: wire.collections.map(toLink),
  }),
  discoveryCollection: (wire, context) => ({
    kind: 'discoveryCollection',
    ...toBase(wire, context),
    items: wire.items.map((item) => toMenuChild(item, context.media)),
  }),
  discovery: (wire, context) => ({
    kind: 'discovery',
    ...toBase(wire, context),
    posted: wire.postDate,
    collections: wire.collections.map(toLink),
    tags: wire.tags.map(({ title }) => title),
    ...(wire.composers.length > 0 && { composers: wire.composers }),
    ...(wire.work && { work: wire.work }),
    related: wire.related.map((item) => toMenuChild(item, context.media)),
  }),
  pressOverview: (wire, context) => ({
    kind: 'pressOverview',
    ...toBase(wire, context),
    contact: toText(wire.contact, context),
  }),
  press: (wire, context) => ({
    kind: 'press',
    ...toBase(wire, context),
    posted: wire.postDate,
    pictures: wire.pictures.map((picture) => toPressPicture(picture, context.media)),
    attachments: wire.attachments.map((link) => ({ ...toLink(link), url: context.media(link.url) })),
    contact: toText(wire.contact, context),
  }),
  musician: (wire, context) => ({ kind: 'musician', ...toBase(wire, context) }),
  educationOverview: (wire, context) => ({
    kind: 'educationOverview',
    ...toBase(wire, context),
    productions: wire.productions.map((card) => toEducationCard(card, context.media)),
  }),
  educationProduction: (wire, context) => ({
    kind: 'educationProduction',
    ...toBase(wire, context),
    production: wire.production,
    events: wire.events.map((event) => toEducationEvent(event, context.media)),
    ...pickDefined({ lesson: wire.lesson }),
  }),
  overview: (wire, context) => ({
    kind: 'overview',
    ...toBase(wire, context),
    items: wire.items.map((item) => toMenuChild(item, context.media)),
  }),
  campaign: (wire, context) => ({
    kind: 'campaign',
    ...toBase(wire, context),
    calls: wire.ctas.map(toLink),
  }),
  favorites: (wire, context) => ({
    kind: 'favorites',
    ...toBase(wire, context),
    emptyText: toText(wire.emptyText, context),
  }),
  search: (wire, context) => ({
    kind: 'search',
    ...toBase(wire, context),
    placeholder: wire.placeholder,
    ...(wire.answers.length > 0 && { answers: wire.answers.map(toHelpLink) }),
  }),
  recommendation: (wire, context) => ({
    kind: 'recommendation',
    ...toBase(wire, context),
    recommendation: toRecommendation(wire.recommendation, context.media),
  }),
  error: (wire, context) => ({
    kind: 'error',
    ...toBase(wire, context),
    statusCode: wire.statusCode ?? null,
    isFallback: wire.isFallback,
  }),
  page: (wire, context) => ({ kind: 'page', ...toBase(wire, context) }),
  unknown: (wire, context) => ({ kind: 'unknown', ...toBase(wire, context), typename: context.typename }),
};

/** Maps the CMS's data to a page of a template without fields of its own. */
export function toPageWithoutFields(
  template: Exclude<Template, TemplateWithWire>,
  wire: PageBaseWire,
  context: PageMapperContext,
): Page {
  // TypeScript does not compare all combinations of kind and theme.
  return { kind: template, ...toBase(wire, context) } as Page;
}

function toBase<PageTheme extends Theme>(
  wire: PageBaseWire & { readonly theme?: PageTheme | null | undefined },
  context: PageMapperContext,
): PageBase<PageTheme> {
  const { media, language } = context;
  return {
    id: wire.id,
    language,
    uri: wire.uri,
    url: wire.url,
    title: wire.title,
    path: wire.path.map(toLink),
    alternatives: wire.alternativeLanguages,
    editLinks: wire.controlPanel?.links.map(toLink) ?? [],
    introduction: toText(wire.introduction, context),
    description: toText(wire.description, context),
    content: wire.content.map((block) => toBlock(block, media)),
    ...pickDefined({
      subtitle: wire.subtitle,
      image: toOptionalPicture(wire.image, media),
      theme: wire.theme,
      seo: wire.seo && toSeo(wire.seo, wire.title, media),
    }),
  };
}

function toText(html: string | null | undefined, { media }: PageMapperContext): RichTextTree {
  return parseRichText(html ?? '', media);
}

/** The sale of a series; undefined without a sale status. */
function toSeriesSale({ saleStatus, saleDates, saleEndDate }: PageWire<'series'>) {
  if (saleStatus === undefined || saleStatus === null) return undefined;
  return toSale({ saleStatus, saleDates, saleEndDate });
}

function toEducationCard(
  wire: PageWire<'educationOverview'>['productions'][number],
  media: MediaUrlResolver,
): EducationCard {
  const { uri, url, title, schoolTags, subtitle, ageGroup, years, maxPupils } = wire;
  const image = toOptionalPicture(wire.image, media);
  return { uri, url, title, schoolTags, ...pickDefined({ subtitle, image, ageGroup, years, maxPupils }) };
}
