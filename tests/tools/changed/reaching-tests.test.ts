import { describe, expect, it } from 'vitest';
import { parseSourceFile } from '#tests/architecture/source/source-file.ts';
import { selectTests } from '#tests/tools/changed/reaching-tests.ts';

const files = [
  ['domain/sale.ts', ''],
  ['domain/price.ts', "import type { Sale } from '#domain/sale.ts';"],
  ['ui/row.tsx', "import { sale } from '#domain/sale.ts'; import './row.module.css';"],
  ['src/page.ts', "export const load = () => import('#ui/row.tsx');"],
  ['tests/domain/sale.test.ts', "import { sale } from '#domain/sale.ts';"],
  ['tests/domain/price.test.ts', "import { price } from '#domain/price.ts';"],
  ['tests/src/page.test.ts', "import { load } from '#src/page.ts';"],
  ['tests/ui/row.test.tsx', "import { row } from '#ui/row.tsx';"],
  ['tests/commands/page.test.ts', "import { load } from '#src/page.ts';"],
  ['tests/e2e/row.spec.ts', "import { row } from '#ui/row.tsx';"],
].map(([path = '', text = '']) => parseSourceFile({ path, text }));

describe('the tests of a change', () => {
  it('are those that load it at run time, also by a dynamic import, the nearest first', () => {
    expect(selectTests(['domain/sale.ts'], files)).toEqual({
      paths: ['tests/domain/sale.test.ts', 'tests/ui/row.test.tsx', 'tests/src/page.test.ts'],
      omitted: 0,
    });
  });

  it('are all of the domain, and a limited number of others', () => {
    expect(selectTests(['domain/sale.ts'], files, 1)).toEqual({
      paths: ['tests/domain/sale.test.ts', 'tests/ui/row.test.tsx'],
      omitted: 1,
    });
  });

  it('are those of a changed style sheet, and a changed test itself', () => {
    const { paths } = selectTests(['tests/domain/price.test.ts', 'ui/row.module.css'], files);
    expect(paths).toEqual(['tests/domain/price.test.ts', 'tests/ui/row.test.tsx', 'tests/src/page.test.ts']);
  });

  it('are none if nothing loads it', () => {
    expect(selectTests(['docs/glossary.md', 'domain/removed.ts'], files).paths).toEqual([]);
  });
});
