import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '#tests/root.ts';

const sheets = ['ui', 'src']
  .flatMap((room) => readdirSync(join(root, room), { recursive: true, encoding: 'utf8' }))
  .filter((path) => path.endsWith('.module.css'))
  .map((path) => basename(path));

describe('the style sheets', () => {
  it('have a name each, because their classes are called after them', () => {
    expect(sheets.length).toBeGreaterThan(50);
    expect(sheets.filter((sheet, place) => sheets.indexOf(sheet) !== place)).toEqual([]);
  });
});
