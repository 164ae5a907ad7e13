import { isValidElement, type ReactNode } from 'react';
import { serializeForScript } from '#src/rendering/hydration-state.ts';
import { bareElements } from '#tests/tools/bench/renders/bare-tree.ts';

/** A React element without components as JSON: a text, or the tag, the properties and the children. */
export type BareNode =
  | string
  | readonly [tagName: string, attributes: Readonly<Record<string, unknown>>, children: readonly BareNode[]];

/** A document of the site with one program, which hydrates its elements with bare React from the data in the document. */
export function withBareReact(html: string, program: string): string {
  const plain = html
    .replaceAll(/<script\b[^>]*>.*?<\/script>|<meta name="?module[^>]*>/gs, '')
    // The markers of Suspense boundaries, which bare React does not have.
    .replaceAll(/<!--\/?[$&][!?~]?-->/g, '');
  const data = serializeForScript(toBareNodes(bareElements(plain)));
  const scripts = `<script type="application/json" id="bare-tree">${data}</script><script type="module" src="${program}"></script>`;
  return plain.replace('</body>', () => `${scripts}</body>`);
}

interface BareProps extends Readonly<Record<string, unknown>> {
  readonly children?: ReactNode;
}

function toBareNodes(node: ReactNode): readonly BareNode[] {
  if (typeof node === 'string') return [node];
  if (Array.isArray(node)) return node.flatMap(toBareNodes);
  if (!isValidElement<BareProps>(node)) return [];
  const { children, ...attributes } = node.props;
  return [[String(node.type), attributes, toBareNodes(children)]];
}
