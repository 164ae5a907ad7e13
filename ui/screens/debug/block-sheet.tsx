import type { Block } from '#domain/page/block.ts';
import { Blocks } from '#ui/components/blocks.tsx';
import { blockSpecimens } from '#ui/screens/debug/block-specimens.ts';

/** Every kind of block a page may have, as a page has it (LAYOUT-12); a new kind does not compile until it has a specimen. */
export function BlockSheet() {
  return <Blocks blocks={Object.values(blockSpecimens).flat() as readonly Block[]} />;
}
