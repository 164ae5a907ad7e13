import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '#tests/root.ts';
import { findTouchedSpecs, specsByFolder } from '#tests/tools/run/touched-specs.ts';

describe('the browser tests of a change', () => {
  it('are those of the screen', () => {
    expect(findTouchedSpecs(['ui/screens/search/search.screen.tsx'])).toEqual(['tests/e2e/search.spec.ts']);
  });

  it('run once each, changed specs included', () => {
    const files = ['ui/screens/press/a.tsx', 'ui/screens/press-overview/b.tsx', 'tests/e2e/crawl.spec.ts'];
    expect(findTouchedSpecs(files)).toEqual(['tests/e2e/crawl.spec.ts', 'tests/e2e/press.spec.ts']);
  });

  it('are none if no screen is changed', () => {
    expect(findTouchedSpecs(['domain/sale/sale.ts', 'ui/screens.ts', 'tests/e2e/support/axe.ts'])).toEqual(
      [],
    );
  });

  it('are listed for every screen, and exist', () => {
    const screens = readdirSync(join(root, 'ui/screens')).map((name) => `ui/screens/${name}`);
    expect(screens.filter((folder) => !(folder in specsByFolder))).toEqual([]);
    const paths = [
      ...Object.keys(specsByFolder),
      ...Object.values(specsByFolder)
        .flat()
        .map((spec) => `tests/e2e/${spec}.spec.ts`),
    ];
    expect(paths.filter((path) => !existsSync(join(root, path)))).toEqual([]);
  });
});
