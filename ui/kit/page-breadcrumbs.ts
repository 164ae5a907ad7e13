import { toLocalePath } from '#domain/locale/locale-routes.ts';
import type { Global, GlobalPageName } from '#domain/page/global.ts';
import type { PageBase } from '#domain/page/page.ts';
import type { Translate } from '#ui/words/translate.ts';

/** What the breadcrumbs of a page are made of. */
export type PageWithPath = Pick<PageBase, 'language' | 'path' | 'title' | 'url'>;

interface Crumb {
  readonly title: string;
  readonly url: string;
}

/** The breadcrumbs that the site names itself (LAYOUT-6). */
const wordOfGlobalPage = {
  eventOverview: 'breadcrumbs.events',
  seriesOverview: 'breadcrumbs.series',
  pressOverview: 'breadcrumbs.press',
  discoveryOverview: 'breadcrumbs.discovery',
} as const satisfies Partial<Record<GlobalPageName, string>>;

const namedPages = Object.keys(wordOfGlobalPage) as readonly (keyof typeof wordOfGlobalPage)[];

/**
 * The breadcrumbs of a page in its language (LAYOUT-6): home, its ancestors, the page itself. Entries without URL or label are dropped,
 * and so are duplicates of a URL; the home page has a single breadcrumb.
 */
export function toBreadcrumbs(page: PageWithPath, { globalPages }: Global, t: Translate): readonly Crumb[] {
  const ancestors = page.path.map(({ title, url }) => {
    const name = namedPages.find((candidate) => globalPages[candidate].url === url);
    return { title: name ? t(wordOfGlobalPage[name]) : title.trim(), url };
  });
  const home = { title: t('breadcrumbs.home'), url: toLocalePath(page.language, '/') };
  return [home, ...ancestors, { title: page.title.trim(), url: page.url }]
    .filter(({ title, url }) => title !== '' && url.trim() !== '')
    .filter(({ url }, index, crumbs) => crumbs.findIndex((crumb) => crumb.url === url) === index);
}
