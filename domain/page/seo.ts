import type { Locale } from '#domain/locale/locale.ts';
import { breakpointNames, type Picture, renditionAt } from '#domain/media/image.ts';
import { type Alternates, alternatesOf } from '#domain/page/alternates.ts';
import { documentTitle } from '#domain/page/document-title.ts';
import type { Global } from '#domain/page/global.ts';
import type { Page } from '#domain/page/page.ts';
import { plainText } from '#domain/richtext/rich-text.ts';

/** What the head of a page says to search engines and to whoever shares it (ROUTE-18, ROUTE-19). */
export interface PageHead extends Alternates {
  readonly title: string;
  /** Null where neither page nor hall has one. */
  readonly description: string | null;
  /** Null: to be indexed and followed. */
  readonly robots: string | null;
  /** Open Graph: property and content, in the order to be written. */
  readonly openGraph: readonly (readonly [property: string, content: string])[];
}

export interface SeoFacts {
  readonly origin: string;
  /** The page's path with the part of its query that makes another page of it. */
  readonly at?: string;
  /** Debug, preview and control-panel answers are kept out of every index. */
  readonly noindex?: boolean;
}

const openGraphLocales: Readonly<Record<Locale, string>> = { nl: 'nl_NL', en: 'en_GB' };

/** What engines show of a description. */
const longestDescription = 160;

/** What stands in a page's `<head>` (ROUTE-18, ROUTE-19): the page's own words, else those of all pages; addresses are full ones. */
export function seoOf(page: Page, global: Pick<Global, 'site' | 'seo'>, facts: SeoFacts): PageHead {
  const alternates = alternatesOf(page, facts.origin, facts.at);
  const title = documentTitle(global.site.name, page.kind === 'home' ? undefined : page.title);
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
  const image = page.seo?.image ?? largestOf(page.image) ?? seo.image;
  return [
    ['og:type', page.kind === 'discovery' || page.kind === 'press' ? 'article' : 'website'],
    ['og:site_name', site.name],
    ['og:title', page.seo?.title || said.title],
    ...(said.description ? [['og:description', said.description] as const] : []),
    ['og:url', said.url],
    ['og:locale', openGraphLocales[page.language]],
    ...(image ? [['og:image', image.startsWith('/') ? `${origin}${image}` : image] as const] : []),
  ];
}

/** The editor's description, else the beginning of the introduction, cut between words. */
function descriptionOf(page: Page): string {
  const written = page.seo?.description ?? plainText(page.introduction);
  if (written.length <= longestDescription) return written;
  const beginning = written.slice(0, longestDescription);
  return `${beginning.slice(0, Math.max(beginning.lastIndexOf(' '), longestDescription / 2)).trimEnd()}…`;
}

function largestOf(picture: Picture | undefined): string | undefined {
  const widest = breakpointNames.at(-1);
  return picture && widest && renditionAt(picture, widest)?.url;
}
