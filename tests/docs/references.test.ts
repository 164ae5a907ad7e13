import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parseSourceFile } from '#tests/architecture/source/source-file.ts';
import { root } from '#tests/root.ts';
import { mappedFiles, references } from '#tests/tools/docs/references.ts';
import { requirementMap, requirementsIn } from '#tests/tools/docs/requirement-map.ts';

describe('the generated pages', () => {
  it.each(Object.entries(references()))('are current: %s (npm run docs)', (path, page) => {
    expect(readFileSync(join(root, path), 'utf8')).toBe(page);
  });

  it('list the files of each layer by the group of requirements that their comments name', () => {
    const files = [
      ['domain/sale/sale.ts', '// SALE-2'],
      ['domain/sale/code.ts', "export const id = 'SALE-2';"],
      ['domain/sale/other.ts', ''],
      ['ui/screens/event/tickets.tsx', '/** The tickets (SALE-10). */'],
      ['ui/screens/event/prices.tsx', '/** The prices (SALE-11). */'],
      ['src/loaders/list.ts', '// LIST-1'],
    ].map(([path = '', text = '']) => parseSourceFile({ path, text }));
    const page = requirementMap('## SALE: prices\n\n## LIST: lists\n', files);
    expect(page).toContain('\n| prices (SALE) | `sale/sale.ts` |  |  | `screens/` |  |\n');
    expect(page).toContain('\n| lists (LIST) |  |  |  |  | `loaders/list.ts` |\n');
  });

  it('name a folder in the place of its files, the coarser the more there are', () => {
    const toFiles = (paths: readonly string[], text: string) =>
      paths.map((path) => parseSourceFile({ path, text }));
    const others = Array.from(
      { length: 60 },
      (_, index) => `ui/${index % 2 ? 'kit' : 'screens/home'}/${index}.ts`,
    );
    const cellOf = (paths: readonly string[]) => {
      const files = [...toFiles(others, ''), ...toFiles(paths, '// FAV-1')];
      return /\| favourites \(FAV\) \|.*\| ([^|]*) \| {2}\|/.exec(
        requirementMap('## FAV: favourites\n', files),
      )?.[1];
    };
    const two = ['ui/kit/a.ts', 'ui/kit/b.ts'];
    const eight = Array.from('abcdefgh', (letter) => `ui/screens/${letter}/a.ts`);
    expect(cellOf(two)).toBe('`kit/a.ts`, `kit/b.ts`');
    expect(cellOf([...two, 'ui/kit/c.ts', 'ui/kit/d.ts'])).toBe('`kit/`');
    expect(cellOf([...two, ...eight])).toMatch(/^`kit\/`, `screens\/a\/a\.ts`, .*`screens\/h\/a\.ts`$/);
    expect(cellOf([...two, ...eight, 'ui/screens/i/a.ts'])).toBe('`kit/`, `screens/`');
  });

  it('name only existing requirements', () => {
    const requirements = readFileSync(join(root, 'docs/requirements.md'), 'utf8');
    const standards = /^(?:UTF|ISO|SHA|RFC)-/;
    const ids = mappedFiles()
      .flatMap(requirementsIn)
      .filter((id) => !standards.test(id));
    expect(ids.length).toBeGreaterThan(500);
    expect(ids.filter((id) => !requirements.includes(`**${id}**`))).toEqual([]);
  });
});
