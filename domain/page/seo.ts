import { sharedFigurePath } from '#domain/figure/figure-path.ts';
import { pathnameOf } from '#domain/link/pathname.ts';
import type { Locale } from '#domain/locale/locale.ts';
import { type Picture, type Rendition, renditionFilling } from '#domain/media/image.ts';
import { type Alternates, alternatesElsewhere, alternatesOf } from '#domain/page/alternates.ts';
import type { Global } from '#domain/page/global.ts';
import type { Page } from '#domain/page/page.ts';
import { plainText } from '#domain/richtext/rich-text.ts';

/** What the head of a page says to search engines and to whoever shares it (ROUTE-18, ROUTE-19). */
interface PageHead extends Alternates {
  readonly title: string;
  /** Null where neither page nor hall has one. */
  readonly description: string | null;
  /** Null: to be indexed and followed. */
  readonly robots: string | null;
  /** Open Graph: property and content, in the order to be written. */
  readonly openGraph: readonly (readonly [property: string, content: string])[];
}

interface SeoFacts {
  readonly origin: string;
  /** The page's path with the part of its query that makes another page of it. */
  readonly at?: string;
  /** The path with query of the same content on another page, which is the one to be found. */
  readonly canonical?: string;
  /** Added to the page's own title: the page number of a list. */
  readonly detail?: string;
  /** Debug, preview and control-panel answers are kept out of every index. */
  readonly noindex?: boolean;
}

const openGraphLocales: Readonly<Record<Locale, string>> = { nl: 'nl_NL', en: 'en_GB' };

/** What engines show of a description, in characters. */
const longestDescription = 160;

/** What stands in a page's `<head>` (ROUTE-18, ROUTE-19): the page's own words, else those of all pages; addresses are full ones. */
export function seoOf(page: Page, global: Pick<Global, 'site' | 'seo'>, facts: SeoFacts): PageHead {
  const alternates = facts.canonical
    ? alternatesElsewhere(facts.canonical, facts.origin)
    : alternatesOf(page, facts.origin, facts.at, facts.noindex ? '' : queryOf(facts.at));
  const own = [page.seo?.title || page.title, facts.detail].filter(Boolean).join(', ');
  const title = documentTitle(global.site.name, page.kind === 'home' ? undefined : own);
  const description = descriptionOf(page) || global.seo.description || null;
  const isHidden = facts.noindex === true || page.kind === 'error';
  return {
    ...alternates,
    title,
    description,
    robots: isHidden ? 'noindex' : (page.seo?.robots ?? global.seo.robots ?? null),
    openGraph: openGraphOf(page, global, facts.origin, { title, description, url: alternates.canonical }),
  };
}

function openGraphOf(
  page: Page,
  { site, seo }: Pick<Global, 'site' | 'seo'>,
  origin: string,
  said: { readonly title: string; readonly description: string | null; readonly url: string },
): PageHead['openGraph'] {
  return [
    ['og:type', page.kind === 'discovery' || page.kind === 'press' ? 'article' : 'website'],
    ['og:site_name', site.name],
    ['og:title', page.seo?.title || said.title],
    ...(said.description ? [['og:description', said.description] as const] : []),
    ['og:url', said.url],
    ['og:locale', openGraphLocales[page.language]],
    ...pictureOf(page, seo.image, origin),
  ];
}

/** Pages and schools have the same names in every language; what has others, as genres do, is kept out of every index. */
function queryOf(at = ''): string {
  return at.slice(pathnameOf(at).length);
}

/** The picture a page is shared with: the editor's, else the page's own, else a concert's figure, else the hall's. */
function pictureOf(page: Page, spare: string | undefined, origin: string): PageHead['openGraph'] {
  const chosen = page.seo?.image;
  const own = chosen ? undefined : sharedRendition(page.image);
  const image = chosen ?? own?.url ?? figureOfConcert(page) ?? spare;
  if (!image) return [];
  const address = ['og:image', image.startsWith('/') ? `${origin}${image}` : image] as const;
  if (!own) return [address];
  const alt = page.image?.alt;
  return [
    address,
    ['og:image:width', String(own.width)],
    ['og:image:height', String(own.height)],
    ...(alt ? [['og:image:alt', alt] as const] : []),
  ];
}

function figureOfConcert(page: Page): string | undefined {
  if (page.kind !== 'event') return undefined;
  const { id, room, theme = 'petrol' } = page.event;
  return sharedFigurePath({ identifier: id, room: room?.title ?? null, theme, mood: 'open' });
}

/** The editor's description, else the beginning of the introduction, else the subtitle, cut between words. */
function descriptionOf(page: Page): string {
  const written = page.seo?.description || plainText(page.introduction) || (page.subtitle ?? '');
  // By code points: cut by code units, half a character could be left.
  const characters = [...written];
  if (characters.length <= longestDescription) return written;
  const beginning = characters.slice(0, longestDescription);
  const end = Math.max(beginning.lastIndexOf(' '), longestDescription / 2);
  return `${beginning.slice(0, end).join('').trimEnd()}…`;
}

/** As wide as the networks show a picture; they fetch no larger one. */
function sharedRendition(picture: Picture | undefined): Rendition | undefined {
  return picture && renditionFilling(picture, 1200);
}

/** The title of the browser's window (ROUTE-18): the hall's name, after the page's own title where it has one; that alone while the hall's name is not known. */
export function documentTitle(hallName: string, pageTitle?: string): string {
  const title = pageTitle?.trim() ?? '';
  if (hallName === '') return title;
  return title === '' || title === hallName ? hallName : `${title} – ${hallName}`;
}
