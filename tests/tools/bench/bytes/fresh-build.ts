import { build } from 'vite';
import { root } from '#tests/root.ts';
import type { Chunk } from '#tests/tools/bench/bytes/libraries.ts';

/** Builds the browser code again in memory, to find which module is in which file. */
export async function freshBuild(): Promise<readonly Chunk[]> {
  const built = await build({ root, logLevel: 'error', build: { write: false } });
  if (!Array.isArray(built) && !('output' in built))
    throw new Error('The build watches instead of building.');
  return [built]
    .flat()
    .flatMap(({ output }) => output)
    .flatMap((file) => (file.type === 'chunk' ? [file] : []))
    .map(({ fileName, modules }) => ({ fileName, modules: lengthsOf(modules) }));
}

function lengthsOf(modules: Readonly<Record<string, { readonly renderedLength: number }>>): Chunk['modules'] {
  return Object.fromEntries(Object.entries(modules).map(([path, module]) => [path, module.renderedLength]));
}
