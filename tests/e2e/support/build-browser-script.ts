import { join } from 'node:path';
import { build } from 'vite';
import { root } from '#tests/root.ts';

/** Bundles a file and all that it imports into one classic script. */
export async function buildBrowserScript(path: string): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    root,
    build: {
      write: false,
      lib: { entry: join(root, path), name: 'bare', formats: ['iife'] },
      minify: false,
    },
  });
  const [bundle] = [built].flat();
  const chunk = bundle && 'output' in bundle ? bundle.output[0] : undefined;
  if (!chunk) throw new Error(`${path} could not be bundled`);
  return chunk.code;
}
