import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, loadConfigFromFile, type Plugin, type UserConfig } from 'vite';
import { root } from '#tests/root.ts';

/** Files that the swapped site has instead of the site's own. */
const swaps: Readonly<Record<string, string>> = {
  '#src/worlds/ticketing-site.ts': 'tests/e2e/support/swapped/ticketing-site.ts',
  '#src/worlds/provide-ticketing.ts': 'tests/e2e/support/swapped/provide-ticketing.ts',
};

/** Resolves the swapped bindings, from every file of the site. */
function swapBindings(): Plugin {
  return {
    name: 'swap-bindings',
    enforce: 'pre',
    resolveId: (source) => (swaps[source] ? join(root, swaps[source]) : undefined),
  };
}

/** The plugin whose output no test of this site needs: compressed files take most of a build. */
const omitted = 'finish-files';

/** Builds the site with the swapped bindings, for browser and server, into a folder. */
export async function buildSwappedSite(folder: string): Promise<void> {
  for (const isSsrBuild of [false, true]) {
    const env = { command: 'build', mode: 'production', isSsrBuild } as const;
    const loaded = await loadConfigFromFile(env, join(root, 'vite.config.ts'));
    const { plugins = [], build: options, css }: UserConfig = loaded?.config ?? {};
    await build({
      root,
      configFile: false,
      logLevel: 'error',
      ...(css && { css }),
      plugins: [
        swapBindings(),
        ...plugins.flat().filter((one) => !(one && 'name' in one && one.name === omitted)),
      ],
      build: {
        ...options,
        sourcemap: false,
        outDir: join(folder, isSsrBuild ? 'server' : 'client'),
      },
    });
  }
  // The same for every binding, so that of the site's own build will do.
  copyFileSync(join(root, 'dist/client/service-worker.js'), join(folder, 'client/service-worker.js'));
}
