import { localPath } from '#domain/locale/locale-routes.ts';
import type { Global, GlobalPageName } from '#domain/page/global.ts';
import type { PageBase } from '#domain/page/page.ts';

/** The words the house itself has for a step (LAYOUT-6). */
export type CrumbWord = 'home' | 'concertSchedule' | 'series' | 'press' | 'discovery';

/** A step on the way to a page: named by a word to be translated, or by its page's own title. */
type Crumb =
  | { readonly kind: 'word'; readonly word: CrumbWord; readonly url: string }
  | { readonly kind: 'title'; readonly title: string; readonly url: string };

const wordOfGlobalPage: Partial<Record<GlobalPageName, CrumbWord>> = {
  eventOverview: 'concertSchedule',
  seriesOverview: 'series',
  pressOverview: 'press',
  discoveryOverview: 'discovery',
};

/**
 * The way to a page (LAYOUT-6): home, the page's ancestors, the page itself. Steps without address or label are dropped,
 * and so is a second step to a place that is on the way already, so that the home page's way is home alone.
 */
export function breadcrumbs(
  page: Pick<PageBase, 'language' | 'path' | 'title' | 'url'>,
  globalPages: Global['globalPages'],
): readonly Crumb[] {
  const home: Crumb = { kind: 'word', word: 'home', url: localPath(page.language, '/') };
  const ancestors = page.path.map((step) => crumbOf(step, globalPages));
  const self: Crumb = { kind: 'title', title: page.title.trim(), url: page.url };
  return [home, ...ancestors, self].filter(isNamed).filter(isFirstAtItsPlace);
}

function crumbOf(
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

function isNamed(crumb: Crumb): boolean {
  return crumb.url.trim() !== '' && (crumb.kind === 'word' || crumb.title !== '');
}

function isFirstAtItsPlace(crumb: Crumb, place: number, way: readonly Crumb[]): boolean {
  return way.findIndex(({ url }) => url === crumb.url) === place;
}
