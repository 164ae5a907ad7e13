import fc from 'fast-check';
import { parse } from 'parse5';
import { describe, expect, it } from 'vitest';
import type { BuildAssets } from '#adapters/http-server/responses/asset-manifest.ts';
import { firstScript } from '#adapters/http-server/responses/headers.ts';
import { completeDocument } from '#src/rendering/document-renderer.ts';
import { serializeForScript } from '#src/rendering/hydration-state.ts';

const assets: BuildAssets = {
  build: 'b1',
  entry: '/assets/entry.js',
  errorReporter: '',
  modules: ['/assets/react.js'],
  styles: ['/assets/style.css'],
  fonts: ['/assets/piazzolla.woff2'],
  boot: { source: 'wake()', hash: 'sha256-x' },
};
const parts = { assets };
const rendered =
  '<html lang="nl"><head><title>Het Klankhuis</title></head><body><main>Lied</main></body></html>';

/** Every element of a document, in order. */
function elementsOf(html: string): { name: string; text: string }[] {
  const found: { name: string; text: string }[] = [];
  const walk = (node: { nodeName: string; childNodes?: unknown[]; value?: string }): void => {
    const children = (node.childNodes ?? []) as (typeof node)[];
    found.push({ name: node.nodeName, text: children.map(({ value }) => value ?? '').join('') });
    children.forEach(walk);
  };
  walk(parse(html) as never);
  return found;
}

describe('the document', () => {
  it('D03 contains any state in one data block that no text can break out of', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.oneof(
            fc.string({ unit: 'binary' }),
            fc.constantFrom('</script>', '<!--', '<script', '\u2028', '$&', '__proto__'),
          ),
        ),
        (texts) => {
          const scripts = elementsOf(
            completeDocument(rendered, { loaderData: { texts }, recorded: {} }, parts),
          ).filter(({ name }) => name === 'script');
          expect(scripts).toHaveLength(3);
          expect(JSON.parse(scripts[1]?.text ?? '')).toEqual({ loaderData: { texts }, recorded: {} });
        },
      ),
    );
  });

  it('has constant inline scripts and no inline style, so that the content security policy is constant', () => {
    const html = completeDocument(rendered, { loaderData: {}, recorded: {} }, parts);
    expect(html.match(/<script type="module">(.*?)<\/script>/)?.[1]).toBe('wake()');
    expect(html.match(/<script>(.*?)<\/script>/)?.[1]).toBe(firstScript.source);
    expect(html).not.toMatch(/<style|style=/);
  });

  it('lists the style sheet, the fonts and the modules in its head', () => {
    const head = completeDocument(rendered, { loaderData: {}, recorded: {} }, parts).split('</head>')[0];
    for (const file of ['style.css', 'piazzolla.woff2', 'entry.js', 'react.js']) expect(head).toContain(file);
  });

  it('serializes JSON without a character that could open a tag', () => {
    expect(serializeForScript({ title: '</script><script>alert(1)</script>' })).not.toContain('<');
  });
});
