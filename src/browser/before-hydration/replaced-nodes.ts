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
export class ReplacedNodes {
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
