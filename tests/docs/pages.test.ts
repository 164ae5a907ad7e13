import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { anchorsIn, documents, linksIn } from '#tests/docs/document.ts';
import { root } from '#tests/root.ts';

const pages = documents();
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  readonly scripts: Readonly<Record<string, string>>;
};

function isThere(link: string): boolean {
  const [path = '', anchor] = link.split('#');
  if (!existsSync(join(root, path))) return false;
  const page = pages.find((one) => one.path === path);
  return anchor === undefined || (page !== undefined && anchorsIn(page).includes(anchor));
}

describe.each(pages.map((page) => [page.path, page] as const))('the page %s', (_path, page) => {
  it('contains no npm script that does not exist', () => {
    const named = [...page.text.matchAll(/\bnpm\s+run\s+(?:-s\s+)?([a-z][\w:-]*)/g)].map(
      ([, name = '']) => name,
    );
    expect(named.filter((name) => !Object.hasOwn(scripts, name))).toEqual([]);
  });

  it('has no broken link', () => {
    expect(linksIn(page).filter((link) => !isThere(link))).toEqual([]);
  });
});

it('the tables of README and CONTRIBUTING have every script once', () => {
  const rows = pages
    .filter(({ path }) => ['README.md', 'CONTRIBUTING.md'].includes(path))
    .flatMap(({ text }) => [...text.matchAll(/^\| `npm (?:run )?([\w:-]+)`/gm)].map(([, name = '']) => name));
  expect(rows.toSorted()).toEqual(Object.keys(scripts).toSorted());
});
