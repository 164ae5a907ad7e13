import { foldText } from '#domain/facet/fold-text.ts';
import type { Block } from '#domain/page/block.ts';

/**
 * The fragment identifiers of the headings of blocks, in their order; undefined for a block without a heading. `Hoe komt u hier?` becomes
 * `part-hoe-komt-u-hier`: no other element of a page has the prefix, and an equal title is numbered.
 */
export function toAnchorIds(blocks: readonly Block[]): readonly (string | undefined)[] {
  const used = new Set<string>();
  return blocks.map((block) => {
    const title = findHeading(block);
    if (title === undefined) return undefined;
    const base = ['part', ...(foldText(title).match(/[a-z0-9]+/g) ?? [])].join('-');
    let id = base;
    for (let number = 2; used.has(id); number += 1) id = `${base}-${number}`;
    used.add(id);
    return id;
  });
}

/** The heading of a block; a film's title is that of its frame. */
export function findHeading(block: Block): string | undefined {
  return 'title' in block && block.kind !== 'video' ? block.title : undefined;
}
