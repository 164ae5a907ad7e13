import type { Locale } from '#domain/locale/locale.ts';
import { menuNames } from '#domain/navigation/site-menus.ts';
import type { Page } from '#domain/page/page.ts';

type Fields = Readonly<Record<string, unknown>>;

interface GlobalFileContext {
  readonly pages: readonly Page[];
  readonly locale: Locale;
}

/** Completes the fields of `global.{locale}.json`: a menu, list or text that it does not name is empty, and the error pages are those of the folder. */
export function completeGlobal(data: unknown, { pages, locale }: GlobalFileContext): unknown {
  if (!isFields(data)) return data;
  const site: Fields = { handle: `${locale}Default`, language: locale, ...toFields(data['site']) };
  const navigation = toFields(data['navigation']);
  return {
    seo: { title: site['name'] },
    translations: {},
    friendsLottery: [],
    sponsors: [],
    social: [],
    errorPages: pages.flatMap((page) =>
      page.kind === 'error'
        ? [{ statusCode: page.statusCode, isFallback: page.isFallback, title: page.title, uri: page.uri }]
        : [],
    ),
    ...data,
    site,
    navigation: Object.fromEntries(menuNames.map((name) => [name, completeMenu(navigation[name] ?? [])])),
  };
}

/** Menu items may leave out their number and the entries below them. */
function completeMenu(menu: unknown): unknown {
  if (!Array.isArray(menu)) return menu;
  return menu.map((item: unknown, index) =>
    isFields(item) ? { id: String(index + 1), children: [], ...item } : item,
  );
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function toFields(value: unknown): Fields {
  return isFields(value) ? value : {};
}
