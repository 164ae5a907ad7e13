import { describe, expect, it } from 'vitest';
import type { Manifest } from '#tests/tools/bench/bytes/built-site.ts';
import { findRootChunks, firstLoad } from '#tests/tools/bench/bytes/first-load.ts';

const manifest: Manifest = {
  'src/browser/hydration/entry-browser.tsx': { file: 'assets/entry.js', imports: ['_react.js'] },
  'ui/screens/home/home.template.ts': { file: 'assets/home.js', imports: ['_rows.js', '_react.js'] },
  'ui/screens/event/event.template.tsx': { file: 'assets/event.js', imports: ['_rows.js'] },
  'ui/words/nl.ts': { file: 'assets/nl.js', imports: [] },
  'ui/words/en.ts': { file: 'assets/en.js', imports: [] },
  '_react.js': { file: 'assets/react.js', imports: [] },
  '_rows.js': { file: 'assets/rows.js', imports: ['_plate.js'] },
  '_plate.js': { file: 'assets/plate.js', imports: ['_rows.js'] },
};

describe('the first load of a page', () => {
  it('contains the entry, its template and its words, with their imports, each once', () => {
    expect(firstLoad(manifest, findRootChunks('home/home.template.ts')).toSorted()).toEqual(
      ['entry', 'home', 'nl', 'plate', 'react', 'rows'].map((name) => `assets/${name}.js`),
    );
  });

  it('leaves out the templates and the language of other pages', () => {
    const files = firstLoad(manifest, findRootChunks('event/event.template.tsx'));
    expect(files).toContain('assets/event.js');
    expect(files).not.toContain('assets/home.js');
    expect(files).not.toContain('assets/en.js');
  });

  it('throws for a template that is not in the build', () => {
    expect(() => firstLoad(manifest, findRootChunks('cinema/cinema.template.ts'))).toThrow(
      'ui/screens/cinema/cinema.template.ts',
    );
  });
});
