import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin, type ViteUserConfig } from 'vitest/config';

/** Which of the builds: what browsers fetch and its worker (`--mode worker`), what Node runs, or the demo that needs no server (`--mode offline`). */
export default defineConfig(({ command, isSsrBuild, mode }) => {
  // A build is one for visitors, whatever the shell says. A script that sets a variable would not run on Windows.
  if (command === 'build') process.env['NODE_ENV'] = 'production';
  return configOf(command, isSsrBuild === true, mode);
});

const configOf = (command: 'build' | 'serve', isSsrBuild: boolean, mode: string): ViteUserConfig => ({
  ...(mode === 'offline' && { root: 'src/demo/offline' }),
  build: buildOf(isSsrBuild, mode),
  css: { modules: { generateScopedName: command === 'build' ? shortClassName() : longClassName } },
  plugins: [react(), ...pluginsOf(isSsrBuild, mode)],
  test: {
    // Who waits for a test run has nothing else to do with the machine.
    maxWorkers: '100%',
    projects: [
      {
        test: {
          name: 'domain',
          include: ['tests/domain/**/*.test.ts'],
          environment: 'node',
          setupFiles: ['tests/support/fast-check.setup.ts'],
          pool: 'forks',
          isolate: false,
        },
      },
      {
        test: {
          name: 'node',
          // Some lay out whole seasons, over HTTP, on whatever machine there is.
          testTimeout: 30_000,
          hookTimeout: 60_000,
          include: ['tests/**/*.test.{ts,tsx}'],
          exclude: ['tests/domain/**', 'tests/e2e/**', 'tests/commands/**', 'node_modules/**'],
          environment: 'node',
          // Modules keep nothing that a test could find there: two thirds of the time went to reading them again.
          isolate: false,
          setupFiles: ['tests/support/fast-check.setup.ts'],
          css: { modules: { classNameStrategy: 'non-scoped' } },
        },
      },
      {
        test: {
          name: 'commands',
          // Each starts a whole site, over what has been built, on whatever machine there is: one after the other.
          testTimeout: 120_000,
          fileParallelism: false,
          include: ['tests/commands/*.test.ts'],
          environment: 'node',
        },
      },
    ],
  },
});

/** `.title` of `event-row.module.css` is `event-row_title`: no two sheets have one name. */
function longClassName(name: string, sheet: string): string {
  return `${basename(sheet, '.module.css')}_${name}`;
}

/**
 * In a build, the numbers of the sheet and of the class in it, the same in the browser's and the server's. Spelt out the one
 * stylesheet is 21.3 kB compressed, over its 20; with these names it is 19.8.
 */
function shortClassName() {
  const sheets = ['ui', 'src']
    .flatMap((room) => readdirSync(join(import.meta.dirname, room), { recursive: true, encoding: 'utf8' }))
    .filter((path) => path.endsWith('.module.css'))
    .map((path) => basename(path))
    .toSorted();
  return (name: string, sheet: string, css: string): string => {
    const names = [...new Set(css.match(/(?<=\.)[a-z][\w-]*/gi))];
    return `_${sheets.indexOf(basename(sheet)).toString(36)}_${names.indexOf(name)}`;
  };
}

function buildOf(isSsrBuild: boolean, mode: string) {
  if (mode === 'offline') return offlineBuild;
  if (mode === 'worker') return workerBuild;
  return isSsrBuild ? serverBuild : browserBuild;
}

function pluginsOf(isSsrBuild: boolean, mode: string): Plugin[] {
  if (mode === 'offline') return [layersFirst(), listedFiles()];
  return isSsrBuild || mode === 'worker' ? [] : [quietRouter(), layersFirst(), compressedTwins()];
}

/** The router's package leads every bundler to the edition that warns its developers; visitors get the other. */
function quietRouter(): Plugin {
  return {
    name: 'quiet-router',
    apply: 'build',
    enforce: 'pre',
    resolveId: {
      filter: { id: /^react-router(\/dom)?$/ },
      async handler(source, importer) {
        const found = await this.resolve(source, importer, { skipSelf: true });
        return found && { ...found, id: found.id.replace('/development/', '/production/') };
      },
    },
  };
}

/**
 * In kilobytes, unpressed. The one file of what every page needs is large by design, and the server loads its own once; what
 * browsers fetch is counted as it travels, by `npm run bench`.
 */
const largestFile = 1500;

/** Our own plugins take most of a build: pressing each file as small as it gets is what they are for. */
const checks = { bundlerTimings: false };

/** What a browser begins with, and the script that stands inline in every document. */
function browserEntries(): readonly string[] {
  return ['src/entry-browser.tsx', 'src/boot.ts'];
}

const browserBuild = {
  outDir: 'dist/client',
  emptyOutDir: true,
  manifest: true,
  target: 'es2022',
  cssCodeSplit: false,
  assetsInlineLimit: 0,
  modulePreload: { polyfill: false },
  chunkSizeWarningLimit: largestFile,
  rolldownOptions: {
    checks,
    input: [...browserEntries()],
    output: {
      codeSplitting: { includeDependenciesRecursively: false, groups: chunkGroups() },
    },
  },
};

/**
 * What every page loads is one file; what the three pages share that most visits begin with is another, and what the two large
 * lists share beside that a third. Left to the bundler the calendar's script is 26 files and 172.3 kB compressed, over its 170.
 */
function chunkGroups() {
  // The inline script has nothing to import, and what the other entry waits for imports the site's file itself.
  const isImported = (id: string) => !browserEntries().some((entry) => id.endsWith(entry));
  return [
    { name: 'site', tags: ['$initial' as const], test: isImported, priority: 1 },
    { name: chunkOfTemplates() },
  ];
}

/** Names the chunk of what several templates import. */
function chunkOfTemplates() {
  const visited = ['home', 'event-overview', 'event'].map(neededByTemplate);
  const lists = ['event-overview', 'series-overview'].map(neededByTemplate);
  const others = ['home', 'event', 'press-overview', 'plain'].map(neededByTemplate);
  return (id: string, context: ChunkingContext): string | null => {
    const isNeeded = (needed: (id: string, context: ChunkingContext) => boolean) => needed(id, context);
    if (visited.every(isNeeded)) return 'pages';
    return lists.every(isNeeded) && !others.some(isNeeded) ? 'lists' : null;
  };
}

/** Tells which modules a template imports, itself and by others. */
function neededByTemplate(name: string) {
  const entry = join(import.meta.dirname, `src/templates/${name}.template.tsx`);
  const needed = new Set<string>();
  const need = (id: string, context: ChunkingContext): void => {
    if (needed.has(id)) return;
    needed.add(id);
    for (const imported of context.getModuleInfo(id)?.importedIds ?? []) need(imported, context);
  };
  return (id: string, context: ChunkingContext): boolean => {
    need(entry, context);
    return needed.has(id) && id !== entry;
  };
}

interface ChunkingContext {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null;
}

/** The worker is one file under one name, which is how browsers know it again. */
const workerBuild = {
  outDir: 'dist/client',
  emptyOutDir: false,
  target: 'es2022',
  rolldownOptions: {
    checks,
    input: 'src/service-worker.ts',
    output: { format: 'iife' as const, entryFileNames: 'service-worker.js' },
  },
};

const serverBuild = {
  outDir: 'dist/server',
  emptyOutDir: true,
  target: 'node20',
  ssr: true,
  assetsInlineLimit: 0,
  chunkSizeWarningLimit: largestFile,
  rolldownOptions: {
    checks,
    input: {
      main: 'src/server/main.ts',
      server: 'src/server/server.ts',
      start: 'src/demo/start.ts',
      'figure-worker': 'src/server/figures/figure-worker.ts',
      'liveness-worker': 'src/server/operation/liveness-worker.ts',
    },
    // All in one folder: what starts a thread names its program as its neighbour.
    output: { chunkFileNames: '[name]-[hash].js' },
  },
};

const offlineBuild = {
  outDir: '../../../dist/offline',
  emptyOutDir: true,
  target: 'es2022',
  cssCodeSplit: false,
  assetsInlineLimit: 0,
  chunkSizeWarningLimit: 4000,
  rolldownOptions: {
    checks,
    input: { index: 'src/demo/offline/index.html', worker: 'src/demo/offline/worker.ts' },
    output: {
      entryFileNames: ({ name }: { readonly name: string }) =>
        name === 'worker' ? 'worker.js' : 'assets/[name]-[hash].js',
    },
  },
};

/** Names every file of the demo for its worker, and gives hosts that know a 404 page the one page there is. */
function listedFiles(): Plugin {
  return {
    name: 'listed-files',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const files = Object.keys(bundle).filter((name) => name !== 'worker.js');
        const page = bundle['index.html'];
        if (page?.type === 'asset') {
          this.emitFile({ type: 'asset', fileName: '404.html', source: page.source });
        }
        this.emitFile({
          type: 'asset',
          fileName: 'files.json',
          source: JSON.stringify(files.map((name) => `/${name}`)),
        });
      },
    },
  };
}

/** The bundler lays styles in an order of its own; the layers keep theirs, because the one file begins by naming them. */
function layersFirst(): Plugin {
  return {
    name: 'layers-first',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type !== 'asset' || !file.fileName.endsWith('.css')) continue;
          file.source = `@layer reset,tokens,base,layout,components,utilities;${file.source}`;
        }
      },
    },
  };
}

/** A brotli and a gzip twin of every file, made once, so that the server never compresses what does not change. */
function compressedTwins(): Plugin {
  return {
    name: 'compressed-twins',
    apply: 'build',
    // After Vite has put the last word into its chunks.
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const [fileName, file] of Object.entries(bundle)) {
          if (!/\.(js|css|svg|json)$/.test(fileName) || fileName.startsWith('.vite')) continue;
          const source = Buffer.from(file.type === 'chunk' ? file.code : file.source);
          const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };
          this.emitFile({
            type: 'asset',
            fileName: `${fileName}.br`,
            source: brotliCompressSync(source, quality),
          });
          this.emitFile({
            type: 'asset',
            fileName: `${fileName}.gz`,
            source: gzipSync(source, { level: 9 }),
          });
        }
      },
    },
  };
}
