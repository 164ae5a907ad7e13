import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { runnerImport } from 'vite';
import { defineConfig, type Plugin, type ViteUserConfig } from 'vitest/config';

/** The folder with the identity of the hall, and where its site is built. `HALL` names that of another hall. */
const hallFolder = resolve(import.meta.dirname, process.env['HALL'] ?? 'fixtures/halls/klankhuis');
if (!existsSync(join(hallFolder, 'identity.ts'))) throw new Error(`HALL: ${hallFolder} has no identity.ts.`);
const outputFolder = process.env['HALL'] === undefined ? 'dist' : `dist/halls/${basename(hallFolder)}`;

/** The builds: for browsers, its service worker (`--mode worker`), for Node (SSR), and the demo without a server (`--mode offline`). */
export default defineConfig(({ command, isSsrBuild, mode }) => {
  // Every build is a production build. Set here, because a script that sets a variable would not run on Windows.
  if (command === 'build') process.env['NODE_ENV'] = 'production';
  return createConfig(command, isSsrBuild === true, mode);
});

const createConfig = (command: 'build' | 'serve', isSsrBuild: boolean, mode: string): ViteUserConfig => ({
  ...(mode === 'offline' && { root: 'src/demo/offline' }),
  build: selectBuild(isSsrBuild, mode),
  resolve: { alias: { '#hall': hallFolder } },
  css: { modules: { generateScopedName: command === 'build' ? shortClassName() : readableClassName } },
  plugins: [react(), ...selectPlugins(isSsrBuild, mode)],
  test: {
    // A test run may use the whole machine.
    maxWorkers: '100%',
    projects: [
      {
        test: {
          name: 'domain',
          // A mutation run does the same work several times slower.
          testTimeout: 30_000,
          include: ['tests/domain/**/*.test.ts'],
          environment: 'node',
          setupFiles: ['tests/support/fast-check.setup.ts', 'tests/support/hall-time.setup.ts'],
          pool: 'forks',
          isolate: false,
        },
      },
      {
        test: {
          name: 'node',
          // Long timeouts: some tests build whole seasons, over HTTP, also on slow machines.
          testTimeout: 30_000,
          hookTimeout: 60_000,
          expect: { poll: { timeout: 10_000 } },
          include: ['tests/**/*.test.{ts,tsx}'],
          exclude: ['tests/domain/**', 'tests/e2e/**', 'tests/commands/**', 'node_modules/**'],
          environment: 'node',
          // Modules have no state that tests could share, and loading them again took two thirds of the time.
          isolate: false,
          // A season is megabytes of objects that live for one test: room for them takes a twelfth of the processor time off.
          execArgv: ['--max-semi-space-size=64'],
          setupFiles: ['tests/support/fast-check.setup.ts', 'tests/support/hall-time.setup.ts'],
          css: { modules: { classNameStrategy: 'non-scoped' } },
        },
      },
      {
        test: {
          name: 'commands',
          // Each test starts a whole site from the last build, so they run one after the other.
          testTimeout: 120_000,
          hookTimeout: 60_000,
          expect: { poll: { timeout: 30_000 } },
          fileParallelism: false,
          include: ['tests/commands/*.test.ts'],
          environment: 'node',
        },
      },
    ],
  },
});

/**
 * Class names in development: `.title` of `event-row.module.css` is `event-row_title`, also if the sheet is imported with a query.
 * No two style sheets have the same name.
 */
function readableClassName(name: string, sheet: string): string {
  return `${basename(sheet.replace(/\?.*$/, ''), '.module.css')}_${name}`;
}

/**
 * Class names in a build: three characters, the number of the class among those of all style sheets, equal in the builds for browser
 * and server. The underscore keeps them apart from names that content blockers hide. With readable names all styles were 21.3 kB
 * compressed, with these 19.5.
 */
function shortClassName() {
  const classes = [join(import.meta.dirname, 'ui'), join(import.meta.dirname, 'src'), hallFolder]
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => join(folder, path)),
    )
    .filter((path) => path.endsWith('.module.css'))
    .toSorted((one, other) => (basename(one) < basename(other) ? -1 : 1))
    .flatMap((path) => {
      const names = readFileSync(path, 'utf8').match(/(?<=\.|@keyframes )[a-z][\w-]*/gi);
      return [...new Set(names)].map((name) => `${basename(path)} ${name}`);
    });
  const numbers = new Map(classes.map((name, index) => [name, index]));
  return (name: string, sheet: string): string => {
    const number = numbers.get(`${basename(sheet)} ${name}`);
    if (number === undefined) throw new Error(`${sheet} has no class ${name}.`);
    return `_${number.toString(36).padStart(2, '0')}`;
  };
}

function selectBuild(isSsrBuild: boolean, mode: string) {
  if (mode === 'offline') return offlineBuild;
  if (mode === 'worker') return workerBuild;
  return isSsrBuild ? serverBuild : browserBuild;
}

function selectPlugins(isSsrBuild: boolean, mode: string): Plugin[] {
  if (mode === 'offline') return [declareLayers(), emitMedia(), emitIconsAndManifests(), emitFileList()];
  return isSsrBuild || mode === 'worker'
    ? []
    : [productionRouter(), declareLayers(), precompress(), moveSourceMaps()];
}

/**
 * Resolves the router to its production build; its package resolves to the development build with warnings for every bundler. Marks its
 * components as pure and removes their names for development, without which the bundler keeps components that the site does not
 * use: 4.0 kB of each first load.
 */
function productionRouter(): Plugin {
  return {
    name: 'production-router',
    apply: 'build',
    enforce: 'pre',
    resolveId: {
      filter: { id: /^react-router(\/dom)?$/ },
      async handler(source, importer) {
        const found = await this.resolve(source, importer, { skipSelf: true });
        return found && { ...found, id: found.id.replace('/development/', '/production/') };
      },
    },
    transform: {
      filter: { id: /\/react-router\/dist\/production\// },
      handler: (code) => ({
        code: code
          .replace(/^\w+\.displayName = .*$/gm, '')
          .replace(/\bReact\d*\.forwardRef\(/g, '/* @__PURE__ */ $&'),
        map: null,
      }),
    },
  };
}

/**
 * The chunk size that triggers a warning, in kilobytes, uncompressed. The chunk that all pages share is large by design, and the server
 * loads its chunks once. `npm run bench` measures the compressed sizes.
 */
const chunkSizeWarningKb = 1500;

/** Disables the warning about slow plugins: our own compress each file at the highest level, which takes most of a build. */
const checks = { bundlerTimings: false };

const browserEntry = 'src/browser/hydration/entry-browser.tsx';

const browserBuild = {
  outDir: `${outputFolder}/client`,
  emptyOutDir: true,
  manifest: true,
  // No served file names its source map.
  sourcemap: 'hidden' as const,
  target: 'es2022',
  assetsInlineLimit: 0,
  modulePreload: { polyfill: false, resolveDependencies: toPreloads },
  chunkSizeWarningLimit: chunkSizeWarningKb,
  rolldownOptions: {
    checks,
    // The other entries: the script that is inlined in every document, and the one that is loaded at the first error of any.
    input: [
      browserEntry,
      'src/browser/before-hydration/schedule-hydration.ts',
      'src/browser/reports/report-errors.ts',
    ],
    preserveEntrySignatures: 'allow-extension' as const,
    output: {
      sourcemapExcludeSources: true,
      codeSplitting: { includeDependenciesRecursively: false, groups: [{ name: nameChunk() }] },
    },
  },
};

/**
 * The scripts to preload with a chunk: none with the visitor layer. While the network is away only its first file is then requested, and
 * only that one has to be requested by another URL when the network returns (`src/browser/hydration/create-lazy-starter.ts`).
 */
function toPreloads(file: string, dependencies: string[]): string[] {
  return /\/visitor-[^/]*$/.test(file) ? [] : dependencies;
}

/**
 * Names the chunk of a module: `libraries` and `site` for all pages, which are evaluated in a task each; one for every combination of the
 * most visited templates and the visitor layer that imports it, such as `home-concert`; `home-concert-only` for what no other page uses but
 * search and favourites; `audio` for what plays clips; null for a module that only one file loads, or none of these. Style sheets are
 * split as the scripts that import them. With the bundler's defaults a first visit loads 34 to 43 files, most of them smaller than their
 * request. A dynamic import keeps a file of its own, so texts that are loaded together are one module and not one chunk.
 */
function nameChunk() {
  const isImportedByEntry = isImportedBy(browserEntry);
  const isImportedByVisitor = isImportedBy('src/browser/visitor-layer/visitor.ts');
  const roots = [
    ['home', isImportedBy('ui/screens/home/home.template.ts')],
    ['calendar', isImportedBy('ui/screens/event-overview/event-overview.template.tsx')],
    ['concert', isImportedBy('ui/screens/event/event.template.tsx')],
    ['visitor', isImportedByVisitor],
  ] as const;
  const isImportedByClips = isImportedBy('ui/components/audio-clips.tsx');
  const isImportedByPlayer = isImportedBy('ui/layout/now-playing.tsx');
  const otherFiles = [...lessVisitedFiles(), 'ui/components/room-plan.tsx', 'ui/components/vip-card.tsx'];
  const isImportedElsewhere = isImportedBy(...otherFiles);
  const isImportedByOtherPages = isImportedBy(
    ...otherFiles.filter((path) => !/(?:debug\.route|(?:search|favourites)\.template)\.tsx?$/.test(path)),
  );
  return (id: string, context: ChunkingContext): string | null => {
    const isLibrary = id.includes('/node_modules/');
    if (isImportedByEntry(id, context)) return isLibrary ? 'libraries' : 'site';
    // Without a network only the layer's first file is requested again, and not its style sheets.
    if (id.endsWith('.css') && isImportedByVisitor(id, context)) return 'site';
    const names = roots.flatMap(([name, imports]) => (imports(id, context) ? [name] : []));
    if (names.includes('home') && names.includes('calendar')) return 'site';
    // Every page loads the visitor layer in the end: a file less for all.
    if (names.join('-') === 'concert-visitor') return 'site';
    if (names.length === 0 && isImportedByClips(id, context) && isImportedByPlayer(id, context))
      return 'audio';
    // What a component with a view model needs, beside MobX: else a concert with clips would load the calendar's code for it.
    if (/\/(?:mobx-react-lite\/|ui\/stores\/binding\.ts$)/.test(id)) return 'calendar-visitor';
    // Other pages load `home-concert`, too, for what they share with both.
    if (names.join('-') === 'home-concert' && !isImportedByOtherPages(id, context))
      return 'home-concert-only';
    // The other pages with thumbnails, search and favourites, load `home-concert` for the photographs in them.
    if (/\/concert-thumbnail\./.test(id)) return 'home-concert';
    // Most pages have breadcrumbs, and nothing else of what they would share a chunk with. A sheet of their own is larger than their styles.
    if (id.endsWith('/breadcrumbs.module.css')) return 'site';
    if (/\/(?:use-)?breadcrumbs\./.test(id)) return 'breadcrumbs';
    // Search and favourites would load all that other pages share with concerts.
    if (names.join('-') === 'concert' && !isLibrary && !isImportedByOtherPages(id, context)) return null;
    // All pages with this hook have the rest of the calendar's code for lists.
    if (id.endsWith('/use-list.ts')) return 'calendar-code';
    const isShared = names.length > 1 || isLibrary || isImportedElsewhere(id, context);
    // Apart from the components, so that a page that shares its logic alone does not load their styles.
    if (isShared && names.join('-') === 'calendar' && !id.includes('/ui/components/')) return 'calendar-code';
    return names.length > 0 && isShared ? names.join('-') : null;
  };
}

/** The other templates and routes, and the parts of templates. */
function lessVisitedFiles(): readonly string[] {
  const mostVisited = /\/(?:home|event-overview|event)\.template\.tsx?$/;
  // The copy of a mutation run has neither folder.
  return ['ui/screens', 'src/routes']
    .filter((folder) => existsSync(join(import.meta.dirname, folder)))
    .flatMap((folder) =>
      readdirSync(join(import.meta.dirname, folder), { recursive: true, encoding: 'utf8' }).map(
        (name) => `${folder}/${name}`,
      ),
    )
    .filter(
      (path) => /\.(template|route|part)\.tsx?$|overview-list\.tsx$/.test(path) && !mostVisited.test(path),
    );
}

/** Creates a predicate: whether one of some files imports a module, directly or indirectly. */
function isImportedBy(...paths: readonly string[]) {
  const entries = paths.map((path) => join(import.meta.dirname, path));
  const imported = new Set<string>();
  const visit = (id: string, context: ChunkingContext): void => {
    if (imported.has(id)) return;
    imported.add(id);
    for (const importedId of context.getModuleInfo(id)?.importedIds ?? []) visit(importedId, context);
  };
  return (id: string, context: ChunkingContext): boolean => {
    for (const entry of entries) visit(entry, context);
    return imported.has(id) && !entries.includes(id);
  };
}

interface ChunkingContext {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null;
}

/** The service worker is one file with a fixed name, by which browsers identify it. */
const workerBuild = {
  outDir: `${outputFolder}/client`,
  emptyOutDir: false,
  target: 'es2022',
  rolldownOptions: {
    checks,
    input: 'src/browser/service-worker.ts',
    output: { format: 'iife' as const, entryFileNames: 'service-worker.js' },
  },
};

const serverBuild = {
  outDir: `${outputFolder}/server`,
  emptyOutDir: true,
  target: 'node20',
  ssr: true,
  assetsInlineLimit: 0,
  chunkSizeWarningLimit: chunkSizeWarningKb,
  rolldownOptions: {
    checks,
    input: {
      main: 'src/server/main.ts',
      server: 'src/server/server.ts',
      start: 'src/demo/start.ts',
      'start-example': 'src/demo/start-example.ts',
      'publish-assets': 'src/server/publish-assets-command.ts',
      'figure-worker': 'adapters/http-server/figures/figure-worker.ts',
      'folder-worker': 'adapters/http-server/folder/folder-worker.ts',
    },
    // All in one folder, because threads are started by a file name next to the starting file.
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
    input: { index: 'src/demo/offline/index.html', worker: 'src/demo/offline/offline-service-worker.ts' },
    output: {
      entryFileNames: ({ name }: { readonly name: string }) =>
        name === 'worker' ? 'worker.js' : 'assets/[name]-[hash].js',
    },
  },
};

/** Emits the recordings, photographs and logos of the fictional hall, all but photographs at the addresses by which its pages refer to them. */
function emitMedia(): Plugin {
  const fixtures = join(import.meta.dirname, 'fixtures');
  const folders = [
    { folder: join(fixtures, 'sandbox/media/sound/recordings'), path: 'media/audio' },
    { folder: join(fixtures, 'pictures'), path: 'media/photographs' },
    { folder: join(fixtures, 'pictures/logos'), path: 'media/logos' },
  ];
  return {
    name: 'emit-media',
    apply: 'build',
    buildStart() {
      for (const { folder, path } of folders) {
        for (const name of readdirSync(folder).filter((file) => /\.(?:mp3|avif|svg)$/.test(file))) {
          this.emitFile({
            type: 'asset',
            fileName: `${path}/${name}`,
            source: readFileSync(join(folder, name)),
          });
        }
      }
    },
  };
}

/** Emits the icons and web app manifests of the demo without a server, which a server would generate. */
function emitIconsAndManifests(): Plugin {
  return {
    name: 'emit-icons-and-manifests',
    apply: 'build',
    async buildStart() {
      const { module } = await runnerImport<typeof import('#src/demo/offline/icons-and-manifests.ts')>(
        join(import.meta.dirname, 'src/demo/offline/icons-and-manifests.ts'),
        { configFile: false, resolve: { alias: { '#hall': hallFolder } } },
      );
      for (const { path, source } of module.iconsAndManifests)
        this.emitFile({ type: 'asset', fileName: path.slice(1), source });
    },
  };
}

/** Emits a list of all files for the demo's service worker, and `404.html` for hosts that serve it for unknown paths. */
function emitFileList(): Plugin {
  return {
    name: 'emit-file-list',
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

/**
 * Declares the order of the cascade layers at the start of the style sheet that a page loads first, because the bundler changes the
 * order of styles. The demo without a server has one style sheet.
 */
function declareLayers(): Plugin {
  return {
    name: 'declare-layers',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type !== 'asset' || !/\/(?:site|style)-[^/]*\.css$/.test(file.fileName)) continue;
          file.source = `@layer reset,tokens,base,layout,components,utilities;${file.source}`;
        }
      },
    },
  };
}

/** Emits a brotli and a gzip version of every file, so that the server never compresses static files. */
function precompress(): Plugin {
  return {
    name: 'precompress',
    apply: 'build',
    // After Vite's last changes to its chunks.
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

/** Moves the source maps out of the folder that is served: they are for reading the positions in reported errors (docs/operation.md). */
function moveSourceMaps(): Plugin {
  const folder = join(import.meta.dirname, outputFolder, 'source-maps');
  return {
    name: 'move-source-maps',
    apply: 'build',
    writeBundle({ dir = '' }, bundle) {
      rmSync(folder, { recursive: true, force: true });
      mkdirSync(folder, { recursive: true });
      for (const fileName of Object.keys(bundle).filter((name) => name.endsWith('.map')))
        renameSync(join(dir, fileName), join(folder, basename(fileName)));
    },
  };
}
