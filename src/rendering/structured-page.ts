import { toAbsoluteUrl } from '#domain/link/classified-link.ts';
import { toPlainText } from '#domain/media/rich-text.ts';
import { isEnsemble } from '#domain/musician/musician-roles.ts';
import type { DiscoveryPage, MusicianPage, Page, PressPage, SeriesPage } from '#domain/page/page.ts';
import { formatHallIso } from '#domain/time/hall-day.ts';
import {
  type StructuredDataContext,
  type SchemaOrgThing,
  toStructuredHall,
  toStructuredAddress,
  toStructuredOrganizer,
  toStructuredVenue,
} from '#src/rendering/schema-org-thing.ts';
import { toStructuredConcert, toStructuredImages } from '#src/rendering/structured-concert.ts';

interface PageFacts extends StructuredDataContext {
  /** The breadcrumbs, from home to the page itself. */
  readonly steps: readonly { readonly title: string; readonly url: string }[];
  /** The listed pages, in order. */
  readonly listed: readonly { readonly url: string }[];
}

/** The structured data of a page (ROUTE-19): its subject, its breadcrumbs and its list. */
export function toStructuredPage(page: Page, facts: PageFacts): readonly SchemaOrgThing[] {
  const { steps, listed, origin } = facts;
  return [
    ...describeSubject(page, facts),
    ...(steps.length > 1 ? [toBreadcrumbList(steps, origin)] : []),
    ...(listed.length > 0 ? [toItemList(listed, origin)] : []),
  ];
}

/** The subject of a page; lists and plain pages have none in schema.org. */
function describeSubject(page: Page, facts: StructuredDataContext): readonly SchemaOrgThing[] {
  if (page.kind === 'home') return [describeHall(facts), describeSite(facts)];
  if (page.kind === 'event') return [toStructuredConcert(page, facts)];
  if (page.kind === 'series') return [describeSeries(page, facts)];
  if (page.kind === 'discovery') return [describeArticle('Article', page, facts)];
  if (page.kind === 'musician') return describeMusician(page, facts);
  return page.kind === 'press' ? [describeArticle('NewsArticle', page, facts)] : [];
}

/** The hall with address, telephone and social media. */
function describeHall(facts: StructuredDataContext): SchemaOrgThing {
  const { address, social, seo } = facts.global;
  return {
    ...toStructuredHall(facts),
    ...(seo.description && { description: seo.description }),
    ...(address && { address: toStructuredAddress(address) }),
    ...(address?.phone && { telephone: address.phone }),
    ...(social.length > 0 && { sameAs: social.map(({ url }) => url) }),
  };
}

function describeSite({ origin, global }: StructuredDataContext): SchemaOrgThing {
  return {
    '@type': 'WebSite',
    name: global.site.name,
    url: `${origin}/`,
    publisher: { '@id': `${origin}/#hall` },
  };
}

function describeSeries(page: SeriesPage, facts: StructuredDataContext): SchemaOrgThing {
  const moments = page.events.map(({ starts }) => starts).toSorted((one, other) => one - other);
  const [first] = moments;
  const last = moments.at(-1);
  return {
    '@type': 'EventSeries',
    name: page.title,
    url: toAbsoluteUrl(page.url, facts.origin),
    description: toPlainText(page.introduction) || page.subtitle || page.title,
    ...toStructuredImages(page, facts.origin),
    ...(first !== undefined && { startDate: formatHallIso(first) }),
    ...(last !== undefined && { endDate: formatHallIso(last) }),
    location: toStructuredVenue(facts),
    organizer: toStructuredOrganizer(page.organizer, facts),
  };
}

/** A person with the roles, or an ensemble; nothing while it is unknown which, because no concert is known. */
function describeMusician(page: MusicianPage, { origin }: StructuredDataContext): readonly SchemaOrgThing[] {
  const { title, url, performances } = page;
  if (!performances) return [];
  const { roles } = performances;
  const type = isEnsemble(title, roles) ? { '@type': 'MusicGroup' } : { '@type': 'Person', jobTitle: roles };
  return [{ ...type, name: title, url: toAbsoluteUrl(url, origin), ...toStructuredImages(page, origin) }];
}

function describeArticle(
  type: string,
  page: DiscoveryPage | PressPage,
  facts: StructuredDataContext,
): SchemaOrgThing {
  return {
    '@type': type,
    headline: page.title,
    url: toAbsoluteUrl(page.url, facts.origin),
    datePublished: formatHallIso(page.posted),
    inLanguage: page.language,
    ...toStructuredImages(page, facts.origin),
    author: toStructuredHall(facts),
    publisher: toStructuredHall(facts),
  };
}

function toBreadcrumbList(steps: PageFacts['steps'], origin: string): SchemaOrgThing {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ title, url }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: title,
      item: toAbsoluteUrl(url, origin),
    })),
  };
}

/** A list contains only URLs; each page describes itself. */
function toItemList(listed: PageFacts['listed'], origin: string): SchemaOrgThing {
  return {
    '@type': 'ItemList',
    itemListElement: listed.map(({ url }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      url: toAbsoluteUrl(url, origin),
    })),
  };
}
