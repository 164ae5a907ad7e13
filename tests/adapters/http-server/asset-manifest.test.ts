import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readBuildAssets } from '#adapters/http-server/responses/asset-manifest.ts';

describe('the style sheets of a build', () => {
  const chunk = (name: string, imports: readonly string[] = [], css: readonly string[] = []) => ({
    file: `assets/${name}.js`,
    imports,
    css: css.map((sheet) => `assets/${sheet}.css`),
  });
  const manifest = {
    'src/browser/hydration/entry-browser.tsx': chunk('entry', ['_site.js']),
    'src/browser/before-hydration/schedule-hydration.ts': chunk('boot'),
    'src/browser/reports/report-errors.ts': chunk('report-errors'),
    'src/browser/visitor-layer/start-visitor-layer.ts': {
      ...chunk('visitor', ['_site.js'], ['visitor']),
      isDynamicEntry: true,
    },
    '_site.js': chunk('site', [], ['site']),
    '_rows.js': chunk('rows', ['_site.js'], ['rows']),
    'ui/screens/home/home.template.tsx': {
      ...chunk('home', ['_site.js', '_rows.js'], ['home']),
      isDynamicEntry: true,
    },
    'ui/screens/page/page.template.tsx': { ...chunk('plain', ['_site.js']), isDynamicEntry: true },
  };

  it('are those of all pages and of their visitor layer, and by template the others, after those of its imports', () => {
    const directory = mkdtempSync(join(tmpdir(), 'klankhuis-'));
    try {
      mkdirSync(join(directory, '.vite'));
      mkdirSync(join(directory, 'assets'));
      writeFileSync(join(directory, 'assets/boot.js'), 'wake()');
      writeFileSync(join(directory, 'assets/report-errors.js'), '');
      writeFileSync(join(directory, '.vite/manifest.json'), JSON.stringify(manifest));
      const { styles, visitorStyles, stylesBySource } = readBuildAssets(directory);
      expect(styles).toEqual(['/assets/site.css']);
      expect(visitorStyles).toEqual(['/assets/visitor.css']);
      expect(stylesBySource).toEqual({
        'src/browser/visitor-layer/start-visitor-layer.ts': [],
        'ui/screens/home/home.template.tsx': ['/assets/rows.css', '/assets/home.css'],
        'ui/screens/page/page.template.tsx': [],
      });
    } finally {
      rmSync(directory, { recursive: true });
    }
  });
});
