import { toAbsoluteUrl, stripQueryAndHash } from '#domain/link/classified-link.ts';
import { toLanguageTag } from '#domain/locale/locale.ts';
import { type Picture, pickRenditionForWidth, type Rendition } from '#domain/media/image.ts';
import { toPlainText } from '#domain/media/rich-text.ts';
import type { Global } from '#domain/page/global.ts';
import type { Page } from '#domain/page/page.ts';
import { toFigurePngPath } from '#ui/figure/figure-image-path.ts';
import {
  type PageAlternates,
  computePageAlternates,
  computeCanonicalOnlyAlternates,
} from '#ui/head/page-alternates.ts';

/** The contents of a page's `<head>` for search engines and link previews (ROUTE-18, ROUTE-19). */
interface PageMetadata extends PageAlternates {
  readonly title: string;
  /** Null if neither the page nor the hall has one. */
  readonly description: string | null;
  /** Null: index and follow. */
  readonly robots: string | null;
  /** Open Graph pairs of property and content, in output order. */
  readonly openGraph: readonly (readonly [property: string, content: string])[];
}

interface SeoFacts {
  readonly origin: string;
  /** The page's path with the part of the query that identifies a separate page. */
  readonly at?: string;
  /** The path with query of another page that has the same content and is canonical. */
  readonly canonical?: string;
  /** Added to the page's title: the page number of a list. */
  readonly detail?: string;
  /** Set for debug, preview and control-panel responses. */
  readonly noindex?: boolean;
}

/** The maximum length of a description in search results, in characters. */
const maxDescriptionLength = 160;

/** Computes a page's `<head>` (ROUTE-18, ROUTE-19) from its own SEO fields, else the hall's; URLs are absolute. */
export function computePageHead(
  page: Page,
  global: Pick<Global, 'site' | 'seo'>,
  facts: SeoFacts,
): PageMetadata {
  const alternates = facts.canonical
    ? computeCanonicalOnlyAlternates(facts.canonical, facts.origin)
    : computePageAlternates(page, facts.origin, facts.at, facts.noindex ? undefined : toQuery(facts.at));
  const own = [page.seo?.title || page.title, facts.detail].filter(Boolean).join(', ');
  const title = formatDocumentTitle(global.site.name, page.kind === 'home' ? undefined : own);
  const description = toDescription(page) || global.seo.description || null;
  const isHidden = facts.noindex === true || page.kind === 'error';
  return {
    ...alternates,
    title,
    description,
    robots: isHidden ? 'noindex' : (page.seo?.robots ?? global.seo.robots ?? null),
    openGraph: toOpenGraph(page, global, facts.origin, { title, description, url: alternates.canonical }),
  };
}

function toOpenGraph(
  page: Page,
  { site, seo }: Pick<Global, 'site' | 'seo'>,
  origin: string,
  head: { readonly title: string; readonly description: string | null; readonly url: string },
): PageMetadata['openGraph'] {
  return [
    ['og:type', page.kind === 'discovery' || page.kind === 'press' ? 'article' : 'website'],
    ['og:site_name', site.name],
    ['og:title', page.seo?.title || head.title],
    ...(head.description ? [['og:description', head.description] as const] : []),
    ['og:url', head.url],
    ['og:locale', toLanguageTag(page.language).replace('-', '_')],
    ...toImageProperties(page, seo.image, origin),
  ];
}

/** The query that is identical in every language: page numbers and schools. Filters such as genres have localized values, but those pages are not indexed. */
function toQuery(at: string | undefined): string | undefined {
  return at?.slice(stripQueryAndHash(at).length);
}

/** The picture with which a page is shared, of a known size if it is the page's own. */
type SharedPicture = { readonly url: string } & Partial<Rendition & Pick<Picture, 'alt'>>;

/** The picture with which a page is shared: the editor's, else the page's own, else a concert's figure. */
export function findSharedPicture(page: Page): SharedPicture | undefined {
  const picture = page.image ?? (page.kind === 'event' ? page.event.image : undefined);
  const own = picture && pickSharedRendition(picture);
  const url = page.seo?.image || (own ? undefined : toFigureUrl(page));
  return url ? { url } : own && { ...own, alt: picture.alt };
}

/** The picture with which a page is shared, else the hall's. */
function toImageProperties(
  page: Page,
  fallback: string | undefined,
  origin: string,
): PageMetadata['openGraph'] {
  const { url = fallback, width, height, alt }: Partial<SharedPicture> = findSharedPicture(page) ?? {};
  if (!url) return [];
  return [
    ['og:image', toAbsoluteUrl(url, origin)],
    ...(width && height
      ? [['og:image:width', String(width)] as const, ['og:image:height', String(height)] as const]
      : []),
    ...(alt ? [['og:image:alt', alt] as const] : []),
  ];
}

function toFigureUrl(page: Page): string | undefined {
  if (page.kind !== 'event') return undefined;
  const { id, room, theme = 'petrol' } = page.event;
  return toFigurePngPath({ identifier: id, room: room?.title ?? null, theme, style: 'open' });
}

/** The editor's description, else the start of the introduction, else the subtitle, cut at a word boundary. */
function toDescription(page: Page): string {
  const description = page.seo?.description || toPlainText(page.introduction) || (page.subtitle ?? '');
  // Split by code points, so that no surrogate pair is cut.
  const characters = [...description];
  if (characters.length <= maxDescriptionLength) return description;
  const beginning = characters.slice(0, maxDescriptionLength);
  const end = Math.max(beginning.lastIndexOf(' '), maxDescriptionLength / 2);
  return `${beginning.slice(0, end).join('').trimEnd()}…`;
}

/**
 * The rendition for previews of a shared link: the crop that is made for them, else one at least as wide as social networks display;
 * they do not load larger pictures.
 */
export function pickSharedRendition(picture: Picture): Rendition | undefined {
  return picture.shared ?? pickRenditionForWidth(picture, 1200);
}

/** The document title (ROUTE-18): the page's title, then the hall's name; only the page's title while the hall's name is unknown. */
export function formatDocumentTitle(hallName: string, pageTitle?: string): string {
  const title = pageTitle?.trim() ?? '';
  if (hallName === '') return title;
  return title === '' || title === hallName ? hallName : `${title} – ${hallName}`;
}
