import { toLocalePath } from '#domain/locale/locale-routes.ts';
import type { Global, GlobalPageName } from '#domain/page/global.ts';
import type { PageBase } from '#domain/page/page.ts';

/** Translation keys for breadcrumbs of the site's own sections (LAYOUT-6). */
export type BreadcrumbKey = 'home' | 'concertSchedule' | 'series' | 'press' | 'discovery';

/** A breadcrumb, labelled with a translation key or a page title. */
type Crumb =
  | { readonly kind: 'word'; readonly word: BreadcrumbKey; readonly url: string }
  | { readonly kind: 'title'; readonly title: string; readonly url: string };

/** What the breadcrumbs of a page are made of. */
export type PageWithPath = Pick<PageBase, 'language' | 'path' | 'title' | 'url'>;

const wordOfGlobalPage: Partial<Record<GlobalPageName, BreadcrumbKey>> = {
  eventOverview: 'concertSchedule',
  seriesOverview: 'series',
  pressOverview: 'press',
  discoveryOverview: 'discovery',
};

/**
 * The breadcrumbs of a page (LAYOUT-6): home, its ancestors, the page itself. Entries without URL or label are dropped, and so are
 * duplicates of a URL; the home page has a single breadcrumb.
 */
export function toBreadcrumbs(page: PageWithPath, globalPages: Global['globalPages']): readonly Crumb[] {
  const home: Crumb = { kind: 'word', word: 'home', url: toLocalePath(page.language, '/') };
  const ancestors = page.path.map((step) => toCrumb(step, globalPages));
  const self: Crumb = { kind: 'title', title: page.title.trim(), url: page.url };
  return [home, ...ancestors, self].filter(hasLabel).filter(isFirstWithUrl);
}

function toCrumb(
  { title, url }: { readonly title: string; readonly url: string },
  pages: Global['globalPages'],
) {
  const names = Object.keys(wordOfGlobalPage) as GlobalPageName[];
  const name = names.find((candidate) => pages[candidate].url === url);
  const word = name && wordOfGlobalPage[name];
  return word
    ? ({ kind: 'word', word, url } as const)
    : ({ kind: 'title', title: title.trim(), url } as const);
}

function hasLabel(crumb: Crumb): boolean {
  return crumb.url.trim() !== '' && (crumb.kind === 'word' || crumb.title !== '');
}

function isFirstWithUrl(crumb: Crumb, index: number, crumbs: readonly Crumb[]): boolean {
  return crumbs.findIndex(({ url }) => url === crumb.url) === index;
}
