import { expect, it } from 'vitest';
import { withBareReact, withoutScripts } from '#tests/tools/bench/main-thread/bare-document.ts';

const html =
  '<!doctype html><html lang="nl"><head><title>Agenda</title><meta name=modules content="/assets/entry.js"><link rel="preload" as="image" href="/1.svg"></head><body><main class="page"><!--$--><p>om <!-- -->20:15</p><!--/$--></main><script type="application/json" id="state">{"a":"b"}</script><script type="module">start()</script></body></html>';

it('a document without scripts is the same document', () => {
  expect(withoutScripts(html)).toBe(
    '<!doctype html><html lang="nl"><head><title>Agenda</title><link rel="preload" as="image" href="/1.svg"></head><body><main class="page"><!--$--><p>om <!-- -->20:15</p><!--/$--></main></body></html>',
  );
});

it('a document with bare React has its elements as data, and one program', () => {
  const bare = withBareReact(html, '/program.js');
  const data = /id="bare-tree">(.*?)<\/script>/.exec(bare)?.[1] ?? '';
  expect(JSON.parse(data)).toEqual([
    [
      'html',
      { lang: 'nl' },
      [
        ['head', {}, [['title', {}, ['Agenda']]]],
        ['body', {}, [['main', { className: 'page' }, [['p', {}, ['om ', '20:15']]]]]],
      ],
    ],
  ]);
  expect(bare.match(/<script/g)).toHaveLength(2);
  expect(bare).toContain('<script type="module" src="/program.js">');
});

it('a document with bare React has no markers of Suspense boundaries, which would not match its elements', () => {
  expect(withBareReact(html, '/program.js')).toContain('<main class="page"><p>om <!-- -->20:15</p></main>');
});
