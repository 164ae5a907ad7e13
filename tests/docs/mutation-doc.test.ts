import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '#tests/root.ts';

const text = readFileSync(join(root, 'docs/mutation.md'), 'utf8');
const survivors = text.slice(text.indexOf('## The breaks nobody notices'));
const places = [...survivors.matchAll(/`([\w/.-]+\.ts)` `(#?\w+)`/g)].map(([, file = '', name = '']) => ({
  file,
  name,
}));

/** Whether a file declares a function, a value or a member of that name; files of the domain stand without their room. */
function isDeclared({ file, name }: { readonly file: string; readonly name: string }): boolean {
  const path = join(root, /^(ui|src)\//.test(file) ? file : `domain/${file}`);
  const declaration = new RegExp(
    `^(export )?(async )?(function|const) ${name}\\b|^ {2}(readonly |async |get )*${name}\\b`,
    'm',
  );
  return existsSync(path) && declaration.test(readFileSync(path, 'utf8'));
}

describe('the breaks nobody notices', () => {
  it('stand each by a file and a name that is declared there', () => {
    expect(places.length).toBeGreaterThan(40);
    expect(places.filter((place) => !isDeclared(place))).toEqual([]);
  });

  it('name no file without saying where in it', () => {
    const files = survivors.match(/`[\w/.-]+\.ts`/g) ?? [];
    expect(files).toHaveLength(places.length);
  });

  it('count no lines, which move', () => {
    expect(survivors).not.toMatch(/\.ts:\d|`:\d/);
  });
});
