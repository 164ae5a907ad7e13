import { describe, expect, it } from 'vitest';
import { type Chunk, findLibraries, findUnwantedLibraries } from '#tests/tools/bench/bytes/libraries.ts';

const chunks: readonly Chunk[] = [
  {
    fileName: 'assets/entry.js',
    modules: {
      '/hall/node_modules/react/index.js': 10,
      '/hall/node_modules/react-dom/client.js': 500,
      '/hall/node_modules/@inversifyjs/core/lib/a.js': 40,
      '/hall/node_modules/outer/node_modules/graphql-request/src/a.js': 30,
      '/hall/ui/layout/html-document.tsx': 60,
      '\0rolldown/runtime.js': 5,
    },
  },
  { fileName: 'assets/home.js', modules: { '/hall/ui/screens/home/home.screen.tsx': 45 } },
  { fileName: 'assets/lazy.js', modules: { '/hall/node_modules/graphql/index.js': 900 } },
];

describe('the libraries in a file', () => {
  const loaded = findLibraries(chunks, ['assets/entry.js', 'assets/home.js']);

  it('are listed by package, the largest first, with the site itself as one', () => {
    expect(loaded).toEqual([
      { name: 'react-dom', length: 500 },
      { name: 'the site itself', length: 105 },
      { name: '@inversifyjs/core', length: 40 },
      { name: 'graphql-request', length: 30 },
      { name: 'react', length: 10 },
      { name: 'the bundler', length: 5 },
    ]);
  });

  it('names unwanted libraries that are present', () => {
    expect(findUnwantedLibraries(loaded)).toEqual(['graphql-request']);
  });

  it('ignores libraries without remaining code', () => {
    expect(findUnwantedLibraries([{ name: 'valibot', length: 0 }])).toEqual([]);
  });
});
