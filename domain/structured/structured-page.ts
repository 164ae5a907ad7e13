import { renditionFilling } from '#domain/media/image.ts';
import type { DiscoveryPage, Page, PressPage, SeriesPage } from '#domain/page/page.ts';
import { plainText } from '#domain/richtext/rich-text.ts';
import { structuredConcert } from '#domain/structured/structured-concert.ts';
import {
  fullAddress,
  hallOf,
  postalAddress,
  type StructuredFacts,
  type Thing,
} from '#domain/structured/thing.ts';
import { hallIsoOf } from '#domain/time/hall-iso.ts';

interface PageFacts extends StructuredFacts {
  /** The way to the page, home first, the page itself last. */
  readonly steps: readonly { readonly title: string; readonly url: string }[];
  /** What the page lists, in its order. */
  readonly listed: readonly { readonly url: string }[];
}

/** What a page tells machines (ROUTE-19): what it is about, the way to it, and what it lists. */
export function structuredPage(page: Page, facts: PageFacts): readonly Thing[] {
  const { steps, listed, origin } = facts;
  return [
    ...aboutOf(page, facts),
    ...(steps.length > 1 ? [pathOf(steps, origin)] : []),
    ...(listed.length > 0 ? [listOf(listed, origin)] : []),
  ];
}

/** What the page is about; of lists and plain pages there is nothing that schema.org has a better word for than their title. */
function aboutOf(page: Page, facts: StructuredFacts): readonly Thing[] {
  if (page.kind === 'home') return [theHall(facts), theSite(facts)];
  if (page.kind === 'event') return [structuredConcert(page, facts)];
  if (page.kind === 'series') return [seriesOf(page, facts)];
  if (page.kind === 'discovery') return [articleOf('Article', page, facts)];
  return page.kind === 'press' ? [articleOf('NewsArticle', page, facts)] : [];
}

/** The hall itself: who, where, how to reach it. */
function theHall(facts: StructuredFacts): Thing {
  const { address, social, seo } = facts.global;
  return {
    ...hallOf(facts),
    ...(seo.description && { description: seo.description }),
    ...(address && { address: postalAddress(address) }),
    ...(address?.phone && { telephone: address.phone }),
    ...(social.length > 0 && { sameAs: social.map(({ url }) => url) }),
  };
}

function theSite({ origin, global }: StructuredFacts): Thing {
  return {
    '@type': 'WebSite',
    name: global.site.name,
    url: `${origin}/`,
    publisher: { '@id': `${origin}/#hall` },
  };
}

function seriesOf(page: SeriesPage, facts: StructuredFacts): Thing {
  const moments = page.events.map(({ starts }) => starts).toSorted((one, other) => one - other);
  const [first] = moments;
  const last = moments.at(-1);
  const { address, site } = facts.global;
  return {
    '@type': 'EventSeries',
    name: page.title,
    url: fullAddress(page.url, facts.origin),
    description: plainText(page.introduction) || page.subtitle || page.title,
    ...(first !== undefined && { startDate: hallIsoOf(first) }),
    ...(last !== undefined && { endDate: hallIsoOf(last) }),
    location: {
      '@type': 'MusicVenue',
      name: site.name,
      address: address ? postalAddress(address) : site.name,
    },
    organizer: page.organizer === null ? hallOf(facts) : { '@type': 'Organization', name: page.organizer },
  };
}

function articleOf(type: string, page: DiscoveryPage | PressPage, facts: StructuredFacts): Thing {
  const picture = page.image && renditionFilling(page.image, 1200);
  return {
    '@type': type,
    headline: page.title,
    url: fullAddress(page.url, facts.origin),
    datePublished: hallIsoOf(page.posted),
    inLanguage: page.language,
    ...(picture && { image: [fullAddress(picture.url, facts.origin)] }),
    author: hallOf(facts),
    publisher: hallOf(facts),
  };
}

function pathOf(steps: PageFacts['steps'], origin: string): Thing {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ title, url }, place) => ({
      '@type': 'ListItem',
      position: place + 1,
      name: title,
      item: fullAddress(url, origin),
    })),
  };
}

/** A list names its pages alone: each tells of itself. */
function listOf(listed: PageFacts['listed'], origin: string): Thing {
  return {
    '@type': 'ItemList',
    itemListElement: listed.map(({ url }, place) => ({
      '@type': 'ListItem',
      position: place + 1,
      url: fullAddress(url, origin),
    })),
  };
}
