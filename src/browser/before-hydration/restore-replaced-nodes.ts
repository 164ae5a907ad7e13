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

/** Rendered nodes that another script removed or shortened, and the nodes that it put in their place. */
interface Replacement {
  readonly parent: Node;
  readonly rendered: readonly Node[];
  readonly others: Node[];
}

/**
 * Knows from the records of a `MutationObserver` which nodes another script has replaced, wrapped or split, and undoes it. A node that React
 * itself has removed is never used again, so that a replacement recorded for it changes nothing.
 */
class ReplacedNodes {
  /** What has been replaced, with the first texts of what has been changed; only until hydration. */
  unhydrated: Map<Node, string | null | undefined> | undefined = new Map();
  readonly #native: Pick<Node, 'insertBefore' | 'removeChild'>;
  readonly #replacements = new WeakMap<Node, Replacement>();
  /** The insertions and removals in the present task. */
  #taskRecords: MutationRecord[] = [];

  constructor(native: Pick<Node, 'insertBefore' | 'removeChild'>) {
    this.#native = native;
  }

  /** `isTaskOver`: what comes later belongs to another task. */
  read(records: readonly MutationRecord[], isTaskOver = false): void {
    for (const record of records) {
      const { type, target, oldValue } = record;
      if (type === 'childList') this.#readNodes(record, records);
      else this.unhydrated?.set(target, this.unhydrated.get(target) ?? oldValue);
    }
    if (isTaskOver) this.#taskRecords = [];
  }

  /** Puts back what was in the place of a node when it was rendered, with what was replaced together with it. */
  undo(node: Node): void {
    const found = this.#replacements.get(node);
    if (!found) return;
    const { parent, rendered, others } = found;
    for (const one of rendered) this.#replacements.delete(one);
    // What others made of the replacement itself.
    for (const one of others) this.undo(one);
    const inPlace = others.filter(({ parentNode }) => parentNode === parent);
    const [place] = inPlace;
    if (!place) return;
    for (const one of rendered)
      if (one.parentNode !== parent) this.#native.insertBefore.call(parent, one, place);
    for (const one of inPlace) this.#native.removeChild.call(parent, one);
  }

  #readNodes(record: MutationRecord, records: readonly MutationRecord[]): void {
    const { target } = record;
    const [added, removed] = [[...record.addedNodes], [...record.removedNodes]];
    const returned = added.filter((node) => this.#replacements.get(node)?.parent === target);
    for (const node of returned) this.#replacements.delete(node);
    if (returned.length > 0) return;
    this.#add(
      removed.length > 0 ? removed : this.#findReplaced(record, records),
      target,
      added.length > 0 ? added : this.#findInserted(record),
    );
    this.#taskRecords.push(record);
  }

  /** What an insertion stands for: a text that is split, a part of one, or what was just removed there. */
  #findReplaced(
    { target, addedNodes, previousSibling, nextSibling }: MutationRecord,
    records: readonly MutationRecord[],
  ): readonly Node[] {
    if (previousSibling) {
      // Browsers differ in whether a text is shortened before or after its rest is inserted.
      const isShortened = records.some(
        (one) => one.type === 'characterData' && one.target === previousSibling,
      );
      const isRest = isShortened && addedNodes[0]?.nodeName === '#text';
      const parts = this.#replacements.get(previousSibling)?.others;
      if (isRest || (nextSibling && parts?.includes(nextSibling))) return [previousSibling];
    }
    const removal = this.#taskRecords.findLast(
      (one) =>
        one.addedNodes.length === 0 &&
        one.target === target &&
        one.previousSibling === previousSibling &&
        one.nextSibling === nextSibling,
    );
    return [...(removal?.removedNodes ?? [])].filter((node) => !this.#replacements.has(node));
  }

  /** What was last inserted beside nodes that are removed in the same task. */
  #findInserted({ previousSibling, nextSibling, removedNodes }: MutationRecord): readonly Node[] {
    const includesAny = (nodes: NodeList, some: readonly (Node | null)[]) =>
      [...nodes].some((node) => some.includes(node));
    const insertion = this.#taskRecords.findLast(
      (one) =>
        includesAny(one.addedNodes, [previousSibling, nextSibling]) &&
        includesAny(removedNodes, [one.previousSibling, one.nextSibling]),
    );
    return [...(insertion?.addedNodes ?? [])];
  }

  #add(rendered: readonly Node[], parent: Node, others: readonly Node[]): void {
    if (others.length === 0) return;
    const known = rendered[0] && this.#replacements.get(rendered[0]);
    if (known) return void known.others.push(...others);
    const replacement = { parent, rendered, others: [...others] };
    for (const node of rendered) {
      this.#replacements.set(node, replacement);
      this.unhydrated?.set(node, this.unhydrated.get(node));
    }
  }
}
