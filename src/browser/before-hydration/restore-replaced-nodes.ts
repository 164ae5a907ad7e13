import { ReplacedNodes } from '#src/browser/before-hydration/replaced-nodes.ts';

type PageWindow = Pick<typeof globalThis, 'document' | 'MutationObserver' | 'Node'>;

/**
 * Lets React work on a page that a translator, a reading aid or another extension changes. They replace, wrap or split text nodes, which
 * React then can neither find nor remove (React issue 11538). Their change of a node is undone when the node is removed, moved or given
 * a new text, and when another is inserted before it. Returns a function for the moment of hydration: it undoes all changes, so that React
 * finds what the server rendered, and returns whether there were any.
 */
export function restoreReplacedNodes({
  document,
  MutationObserver,
  Node: { prototype },
}: PageWindow): () => boolean {
  const { insertBefore, removeChild } = prototype;
  const setText = Object.getOwnPropertyDescriptor(prototype, 'nodeValue')?.set;
  const replaced = new ReplacedNodes({ insertBefore, removeChild });
  const observer = new MutationObserver((records) => replaced.read(records, true));
  observer.observe(document, {
    childList: true,
    characterData: true,
    characterDataOldValue: true,
    subtree: true,
  });
  const undo = (...nodes: readonly (Node | null)[]): void => {
    replaced.read(observer.takeRecords());
    for (const node of nodes) if (node) replaced.undo(node);
  };

  prototype.removeChild = function removeChildWhereItIs<Child extends Node>(child: Child): Child {
    undo(child);
    if (child.parentNode) removeChild.call(child.parentNode, child);
    return child;
  };
  prototype.insertBefore = function insertBeforeWhereItIs<Child extends Node>(
    this: Node,
    node: Child,
    before: Node | null,
  ): Child {
    undo(node, before?.parentNode === this ? null : before);
    const parent = before?.parentNode && this.contains(before) ? before.parentNode : this;
    const isThere = before !== null && before.parentNode !== parent && node.parentNode === this;
    if (!isThere) insertBefore.call(parent, node, before?.parentNode === parent ? before : null);
    return node;
  };
  Object.defineProperty(prototype, 'nodeValue', {
    set(this: Node, value: string | null) {
      undo(this);
      setText?.call(this, value);
      // A text that React changes itself is not split.
      observer.takeRecords();
    },
  });

  return () => {
    undo();
    const { unhydrated = new Map() } = replaced;
    undo(...unhydrated.keys());
    for (const [node, text] of unhydrated) if (text !== undefined) setText?.call(node, text);
    // Translated before this script: without its elements, a text that is the same is hydrated.
    const translated = document.querySelectorAll('font:not(font font)');
    for (const element of translated) element.replaceWith(element.textContent);
    replaced.unhydrated = undefined;
    return unhydrated.size + translated.length > 0;
  };
}
