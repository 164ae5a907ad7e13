import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { type Locale, locales } from '#domain/locale/locale.ts';
import { root } from '#tests/root.ts';

const content = join(root, 'fixtures/halls/nachtpont/content');

function readHome(locale: Locale): string {
  return readFileSync(join(content, `pages/home.${locale}.json`), 'utf8');
}

function pageNames(locale: Locale): readonly string[] {
  const ending = new RegExp(`\\.${locale}\\.(?:json|md)$`);
  return readdirSync(join(content, 'pages'))
    .filter((name) => ending.test(name))
    .map((name) => name.replace(ending, ''));
}

/** The number of entries of each menu. */
function menuSizes(locale: Locale): unknown {
  const { navigation } = JSON.parse(readFileSync(join(content, `global.${locale}.json`), 'utf8'));
  return Object.entries<readonly { readonly children?: readonly unknown[] }[]>(navigation).map(
    ([name, items]) => [name, items.map(({ children = [] }) => children.length)],
  );
}

it('DOOR-14 says on its home page why it has two languages, and has every page and menu in both', () => {
  expect(readHome('nl')).toMatch(/in het Nederlands en in het Engels: [^.]+\./);
  expect(readHome('en')).toMatch(/in Dutch and in English: [^.]+\./);
  const [dutch, english] = locales.map((locale) => ({ pages: pageNames(locale), menus: menuSizes(locale) }));
  expect(dutch?.pages.length).toBeGreaterThan(5);
  expect(dutch).toEqual(english);
});
