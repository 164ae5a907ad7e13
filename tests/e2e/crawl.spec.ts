import { parse } from 'parse5';
import { type APIRequestContext, expect } from 'playwright/test';
import { readLocaleFromPath } from '#domain/locale/locale-routes.ts';
import { type Locale, locales } from '#domain/locale/locale.ts';
import { siteTexts, waitForHydration } from '#tests/e2e/support/site.ts';
import { requestTest, test } from '#tests/e2e/support/test.ts';

/** The number of pages crawled per language, in the order a visitor could reach them. */
const mostPages = 80;

/** The number of concurrent requests. */
const atOnce = 4;

test.setTimeout(120_000);

// One test after the other: at once they send more requests than the server accepts on a busy machine.
test.describe.configure({ mode: 'default' });

for (const locale of locales) {
  requestTest(
    `ROUTE-7 ROUTE-18 ROUTE-19 no link from home is broken, and every page has its metadata and its own address (${locale})`,
    async ({ request }) => {
      const { looked, problems } = await crawled(request, locale);
      expect(looked).toBeGreaterThan(mostPages / 2);
      expect(problems).toEqual([]);
    },
  );
}

const lists = [
  '/series?page=2',
  '/concerten/alle-concerten?page=2',
  '/ontdek/alles?page=2',
  '/ontdek/musici',
  '/pers?page=2',
  '/zoeken?keyword=piano',
  '/educatie?school=vmbo',
];

test('ROUTE-17 going back from any page of a list restores the list, and the focus on the link', async ({
  page,
}) => {
  for (const list of lists) {
    await page.goto(list);
    await waitForHydration(page);
    const link = page.locator('main li :is(h2, h3) a').nth(5);
    const address = await link.getAttribute('href');
    await link.click();
    await expect(page).toHaveURL(new RegExp(`${address}$`));
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await page.goBack();
    await expect(page.locator(`main a[href="${address}"]`).first()).toBeFocused();
    await expect(page.locator(`main a[href="${address}"]`).first()).toBeInViewport();
    expect(page.url()).toContain(list);
  }
});

interface Looked {
  readonly status: number;
  readonly isHtml: boolean;
  readonly headings: number;
  readonly title: string;
  readonly description: string;
  readonly language: string;
  readonly canonical: string;
  readonly links: readonly string[];
}

/** Crawls from home, breadth first, within one language. */
async function crawled(request: APIRequestContext, locale: Locale) {
  const known = new Set<string>([siteTexts[locale].home]);
  const problems: string[] = [];
  let looked = 0;
  for (let next = [...known]; next.length > 0 && looked < mostPages;) {
    const portion = next.slice(0, atOnce);
    const pages = await Promise.all(portion.map(async (path) => ({ path, page: await look(request, path) })));
    looked += pages.length;
    problems.push(...pages.flatMap(({ path, page }) => problemsOf(path, page, locale)));
    const links = pages
      .flatMap(({ page }) => page.links)
      .filter((path) => readLocaleFromPath(path) === locale);
    const fresh = [...new Set(links)].filter((path) => !known.has(path));
    for (const path of fresh) known.add(path);
    next = [...next.slice(atOnce), ...fresh];
  }
  return { looked, problems };
}

function problemsOf(path: string, page: Looked, locale: Locale): readonly string[] {
  if (page.status !== 200) return [`${path} answers ${page.status}`];
  if (!page.isHtml) return [];
  const found = {
    'one heading': page.headings === 1,
    'a title': page.title.length > 3,
    'a description': page.description.length > 10,
    'its language': page.language === locale,
    'its address': page.canonical !== '' && pathOf(page.canonical) === path,
  };
  return Object.entries(found).flatMap(([what, isThere]) => (isThere ? [] : [`${path} lacks ${what}`]));
}

async function look(request: APIRequestContext, path: string): Promise<Looked> {
  const answer = await request.get(path);
  const isHtml = (answer.headers()['content-type'] ?? '').startsWith('text/html');
  const tags = isHtml ? tagsIn(await answer.text()) : [];
  const named = (name: string) => tags.filter((tag) => tag.name === name);
  const link = (rel: string) => named('link').find(({ attributes }) => attributes['rel'] === rel);
  const meta = named('meta').find(({ attributes }) => attributes['name'] === 'description');
  return {
    status: answer.status(),
    isHtml,
    headings: named('h1').filter(({ text }) => text.trim() !== '').length,
    title: named('title')[0]?.text ?? '',
    description: meta?.attributes['content'] ?? '',
    language: named('html')[0]?.attributes['lang'] ?? '',
    canonical: link('canonical')?.attributes['href'] ?? '',
    links: named('a').flatMap(({ attributes }) => pathsOf(attributes['href'] ?? '')),
  };
}

/** The path of a link within the site; of a list's query parameters only `page` remains. */
function pathsOf(href: string): readonly string[] {
  if (!/^\/(?!\/)/.test(href)) return [];
  const [path = '', query = ''] = (href.split('#')[0] ?? '').split('?');
  if (/^\/(en\/)?(admin|debug)/.test(path)) return [];
  return query === '' ? [path] : /^page=\d+$/.test(query) ? [`${path}?${query}`] : [];
}

interface Tag {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly text: string;
}

interface Node {
  readonly nodeName: string;
  readonly value?: string;
  readonly attrs?: readonly { readonly name: string; readonly value: string }[];
  readonly childNodes?: readonly Node[];
}

function tagsIn(html: string): readonly Tag[] {
  const below = (node: Node): readonly Tag[] => [
    {
      name: node.nodeName,
      attributes: Object.fromEntries((node.attrs ?? []).map(({ name, value }) => [name, value])),
      text: textOf(node),
    },
    ...(node.childNodes ?? []).flatMap(below),
  ];
  return below(parse(html));
}

function textOf({ value = '', childNodes = [] }: Node): string {
  return value + childNodes.map(textOf).join('');
}

function pathOf(url: string): string {
  const { pathname, search } = new URL(url);
  return `${pathname}${search}`;
}
