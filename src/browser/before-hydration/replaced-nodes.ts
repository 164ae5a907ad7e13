/** Rendered nodes that somebody else took out or shortened, and the nodes that they put in their place. */
interface Replacement {
  readonly parent: Node;
  readonly rendered: readonly Node[];
  readonly others: Node[];
}

interface Insertion {
  readonly node: Node;
  readonly order: number;
  readonly neighbours: readonly (Node | null)[];
}

/**
 * Knows from the records of a `MutationObserver` which nodes somebody else has replaced, wrapped or split, and undoes it. A node that React
 * itself has removed is never used again, so that a replacement recorded for it changes nothing.
 */
export class ReplacedNodes {
  /** The nodes that have been replaced, and the first texts of those whose text has been changed; only until hydration. */
  readonly unhydrated = { nodes: new Set<Node>(), texts: new Map<Node, string | null>(), isRecorded: true };
  readonly #replacements = new WeakMap<Node, Replacement>();
  /** What was inserted, and the last removal, in the present task. */
  readonly #insertions = new Map<Node | null, Insertion>();
  #lastRemoval: MutationRecord | undefined;

  read(records: readonly MutationRecord[]): void {
    for (const [index, record] of records.entries()) {
      // Browsers differ in whether a text is shortened before or after its rest is inserted.
      if (record.type === 'childList') this.#readNodes(record, [records[index - 1], records[index + 1]]);
      else if (this.unhydrated.isRecorded && !this.unhydrated.texts.has(record.target))
        this.unhydrated.texts.set(record.target, record.oldValue);
    }
  }

  endTask(): void {
    this.#insertions.clear();
    this.#lastRemoval = undefined;
  }

  /** Puts back what was in the place of a node when it was rendered, with what was replaced together with it. */
  undo(node: Node, { insertBefore, removeChild }: Pick<Node, 'insertBefore' | 'removeChild'>): void {
    const found = this.#replacements.get(node);
    if (!found) return;
    const { parent, rendered, others } = found;
    for (const one of rendered) this.#replacements.delete(one);
    // What others made of the replacement itself.
    for (const one of others) this.undo(one, { insertBefore, removeChild });
    const inPlace = others.filter(({ parentNode }) => parentNode === parent);
    const [place] = inPlace;
    if (!place) return;
    for (const one of rendered) if (one.parentNode !== parent) insertBefore.call(parent, one, place);
    for (const one of inPlace) removeChild.call(parent, one);
  }

  #readNodes(record: MutationRecord, around: readonly (MutationRecord | undefined)[]): void {
    const { target, previousSibling, nextSibling } = record;
    const [added, removed] = [[...record.addedNodes], [...record.removedNodes]];
    const returned = added.filter((node) => this.#replacements.get(node)?.parent === target);
    for (const node of returned) this.#replacements.delete(node);
    if (returned.length > 0) return;
    if (removed.length === 0) {
      this.#add(this.#findReplaced(record, around), target, added);
      const neighbours = [previousSibling, nextSibling];
      for (const node of added)
        this.#insertions.set(node, { node, order: this.#insertions.size, neighbours });
    } else if (added.length > 0) this.#add(removed, target, added);
    else {
      this.#add(removed, target, this.#findInserted(record));
      this.#lastRemoval = record;
    }
  }

  /** What an insertion stands for: a text that is split, a part of one, or what was just removed there. */
  #findReplaced(
    { target, addedNodes, previousSibling, nextSibling }: MutationRecord,
    around: readonly (MutationRecord | undefined)[],
  ): readonly Node[] {
    if (previousSibling) {
      const isShortened = around.some(
        (one) => one?.type === 'characterData' && one.target === previousSibling,
      );
      const isRest = isShortened && addedNodes[0]?.nodeName === '#text';
      const parts = this.#replacements.get(previousSibling)?.others;
      if (isRest || (nextSibling && parts?.includes(nextSibling))) return [previousSibling];
    }
    const last = this.#lastRemoval;
    if (last?.target !== target) return [];
    if (last.previousSibling !== previousSibling || last.nextSibling !== nextSibling) return [];
    return [...last.removedNodes].filter((node) => !this.#replacements.has(node));
  }

  /** The node that was last inserted beside one that is removed in the same task. */
  #findInserted({ previousSibling, nextSibling, removedNodes }: MutationRecord): readonly Node[] {
    const beside = [this.#insertions.get(previousSibling), this.#insertions.get(nextSibling)]
      .filter((one) => one !== undefined)
      .filter(({ neighbours }) => [...removedNodes].some((node) => neighbours.includes(node)));
    const [last] = beside.toSorted((a, b) => b.order - a.order);
    return last ? [last.node] : [];
  }

  #add(rendered: readonly Node[], parent: Node, others: readonly Node[]): void {
    if (others.length === 0) return;
    const known = rendered[0] && this.#replacements.get(rendered[0]);
    if (known) return void known.others.push(...others);
    const replacement = { parent, rendered, others: [...others] };
    for (const node of rendered) {
      this.#replacements.set(node, replacement);
      if (this.unhydrated.isRecorded) this.unhydrated.nodes.add(node);
    }
  }
}
