import { createElement, type ReactNode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import type { BareNode } from '#tests/tools/bench/main-thread/bare-document.ts';

/** The program of a document with bare React: hydrates the same elements without components, hooks or observers. */
const tree = JSON.parse(document.getElementById('bare-tree')?.textContent ?? '[]') as readonly BareNode[];

function toElement(node: BareNode): ReactNode {
  if (typeof node === 'string') return node;
  const [tagName, attributes, children] = node;
  return createElement(tagName, attributes, ...children.map(toElement));
}

startTransition(() => {
  hydrateRoot(document, tree.map(toElement), { onRecoverableError: reportError });
});
