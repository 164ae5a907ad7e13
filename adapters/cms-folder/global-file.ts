import { toLocalePath } from '#domain/locale/locale-routes.ts';
import type { Locale } from '#domain/locale/locale.ts';
import type { GlobalPageName } from '#domain/page/global.ts';
import type { Page, Template } from '#domain/page/page.ts';
import { menuNames } from '#domain/page/site-menus.ts';

type Fields = Readonly<Record<string, unknown>>;

interface GlobalFileContext {
  readonly pages: readonly Page[];
  readonly locale: Locale;
}

/** The kind of each global page; null for one that only the file can name. */
const globalPageKinds: Readonly<Record<GlobalPageName, Template | null>> = {
  discoveryOverview: 'discoveryOverview',
  discoverySearchOverview: 'discoverySearch',
  eventOverview: 'eventOverview',
  favoritePage: 'favorites',
  gettingHere: null,
  pressOverview: 'pressOverview',
  search: 'search',
  seriesOverview: 'seriesOverview',
};

/**
 * Completes the fields of `global.{locale}.json`: a menu, list or text that it does not name is empty, the error pages are those of the
 * folder, and a global page is the first page of its kind. The home page stands in for one that the folder does not have. The page
 * about the way to the hall has no kind: it is the one that the file names, or none.
 */
export function completeGlobal(data: unknown, { pages, locale }: GlobalFileContext): unknown {
  if (!isFields(data)) return data;
  const site: Fields = { handle: `${locale}Default`, language: locale, ...toFields(data['site']) };
  const navigation = toFields(data['navigation']);
  return {
    seo: { title: site['name'] },
    translations: {},
    errorPages: pages.flatMap((page) =>
      page.kind === 'error'
        ? [{ statusCode: page.statusCode, isFallback: page.isFallback, title: page.title, uri: page.uri }]
        : [],
    ),
    ...data,
    site,
    globalPages: { ...findGlobalPages(pages, site['name'], locale), ...toFields(data['globalPages']) },
    navigation: Object.fromEntries(menuNames.map((name) => [name, completeMenu(navigation[name] ?? [])])),
  };
}

function findGlobalPages(pages: readonly Page[], name: unknown, locale: Locale): Fields {
  const home = { title: name, url: toLocalePath(locale, '/') };
  return Object.fromEntries(
    Object.entries(globalPageKinds).map(([globalPage, kind]) => {
      if (kind === null) return [globalPage, { title: '', url: '' }];
      const page = pages.find((one) => one.kind === kind);
      return [globalPage, page ? { title: page.title, url: page.url } : home];
    }),
  );
}

/** Menu items may leave out their number. */
function completeMenu(menu: unknown): unknown {
  if (!Array.isArray(menu)) return menu;
  return menu.map((item: unknown, index) => (isFields(item) ? { id: String(index + 1), ...item } : item));
}

/** Whether the data of a file is an object. */
export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function toFields(value: unknown): Fields {
  return isFields(value) ? value : {};
}
