import type { Block } from '#domain/page/block.ts';
import { Blocks } from '#ui/components/blocks.tsx';
import { specimenBlocksByKind } from '#ui/screens/debug/specimen-blocks-by-kind.ts';

/** A specimen of every kind of block (LAYOUT-12); a new kind does not compile without a specimen. */
export function BlockSpecimens() {
  return <Blocks blocks={Object.values(specimenBlocksByKind).flat() as readonly Block[]} />;
}
