import { readdirSync, realpathSync } from 'node:fs';
import { basename, join, relative, resolve } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import react from '@vitejs/plugin-react';
import type { BuildOptions, Plugin, Rolldown } from 'vite';
import { defineConfig, type ViteUserConfig } from 'vitest/config';
import { writeHallFiles } from './src/build/write-hall-files.ts';

/** The folder with the identity of the hall. The commands set `HALL` to that of the one they are about (`src/server/hall.ts`). */
const hallFolder = resolve(import.meta.dirname, process.env['HALL'] || 'fixtures/halls/klankhuis');

/** The router's package resolves to its development build for every bundler. */
const routerFolder = join(import.meta.dirname, 'node_modules/react-router/dist/production');
const productionRouter = {
  'react-router/dom': join(routerFolder, 'dom-export.mjs'),
  'react-router': join(routerFolder, 'index.mjs'),
};

/** The builds: for browsers, its service worker (`--mode worker`), and for Node (SSR). The demo without a server has its own configuration. */
export default defineConfig(({ command, isSsrBuild, mode }) => {
  const isBuild = command === 'build';
  const isBrowserBuild = isBuild && !isSsrBuild && mode !== 'worker';
  // Every build is a production build, and tests render as one: React's development build doubles their time. Set here, because a script
  // that sets a variable would not run on Windows.
  if (isBuild || mode === 'test') process.env['NODE_ENV'] = 'production';
  return {
    build: isSsrBuild ? serverBuild : mode === 'worker' ? workerBuild : browserBuild,
    resolve: { alias: { '#hall': hallFolder, ...(isBrowserBuild && productionRouter) } },
    // In development a saved sheet keeps its names.
    css: { modules: { generateScopedName: isBuild ? createShortNames() : '[name]_[local]' } },
    plugins: [
      react(),
      // The other builds find what the first has written.
      ...(isBrowserBuild ? [writeHallFiles(hallFolder), finishFiles()] : []),
      ...(mode === 'development' ? [writeHallFiles(hallFolder)] : []),
      ...(isBuild ? [] : [nameBrokenJson]),
    ],
    test,
  };
});

/**
 * Names classes and animations in a build: by the place of the sheet among all, and their own in the sheet. Names that resemble one another
 * compress to less than hashes do. The underscore keeps them apart from those that content blockers hide.
 */
function createShortNames(): (name: string, file: string, css: string) => string {
  const sheets = [join(import.meta.dirname, 'ui'), join(import.meta.dirname, 'src'), hallFolder]
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) =>
        join(realpathSync(folder), file),
      ),
    )
    .filter((file) => file.endsWith('.module.css'))
    .toSorted();
  return (name, file, css) => {
    const sheet = sheets.indexOf(resolve(file.split('?')[0] ?? file));
    const names = [...new Set(css.match(/(?<=\.|@keyframes )[a-z][\w-]*/gi))];
    return `_${sheet.toString(36).padStart(2, '0')}${names.indexOf(name).toString(36)}`;
  };
}

/** Vite's own error of a JSON file names no file. */
const nameBrokenJson: Plugin = {
  name: 'name-broken-json',
  enforce: 'pre',
  transform(text, id) {
    if (!id.endsWith('.json')) return;
    try {
      JSON.parse(text);
    } catch (cause) {
      this.error(`${id}: ${String(cause)}`);
    }
  },
};

/** Long enough for a machine four times slower that does other things as well: a clock ends only what hangs. */
const patience = { testTimeout: 240_000, hookTimeout: 240_000, expect: { poll: { timeout: 120_000 } } };

const test: NonNullable<ViteUserConfig['test']> = {
  // A test run may use the whole machine.
  maxWorkers: '100%',
  teardownTimeout: patience.hookTimeout,
  projects: [
    {
      test: {
        name: 'domain',
        ...patience,
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
        ...patience,
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
        // Commands take minutes, and use all cores themselves.
        fileParallelism: false,
        ...patience,
        testTimeout: 3_600_000,
        hookTimeout: 3_600_000,
        include: ['tests/commands/*.test.ts'],
        environment: 'node',
        // `npm ci` would leave out the packages for development.
        env: { NODE_ENV: 'test' },
      },
    },
  ],
};

/**
 * The chunk size that triggers a warning, in kilobytes, uncompressed. The chunk that all pages share is large by design, and the server
 * loads its chunks once. `npm run bench` measures the compressed sizes.
 */
const chunkSizeWarningLimit = 1500;

const browserBuild: BuildOptions = {
  outDir: 'dist/client',
  emptyOutDir: true,
  manifest: true,
  // No served file names its source map.
  sourcemap: 'hidden',
  target: 'es2022',
  assetsInlineLimit: 0,
  // One sheet for all pages: 21 kB as sent, where those of the calendar alone were 17 in six files.
  cssCodeSplit: false,
  modulePreload: {
    polyfill: false,
    // None with the visitor layer. While the network is away only its first file is then requested, and only that one has to be
    // requested by another URL when the network returns (`src/browser/hydration/create-lazy-starter.ts`). What the
    // module of the own prices imports is loaded before it.
    resolveDependencies: (file, dependencies) =>
      /\/(?:start-visitor-layer|own-prices)[-.]/.test(file) ? [] : dependencies,
  },
  chunkSizeWarningLimit,
  rolldownOptions: {
    // No warning about slow plugins: compressing at the highest level takes most of a build.
    checks: { bundlerTimings: false },
    // The other entries: the script that is inlined in every document, and the one that is loaded at the first error of any.
    input: [
      'src/browser/hydration/entry-browser.tsx',
      'src/browser/before-hydration/schedule-hydration.ts',
      'src/browser/reports/report-errors.ts',
    ],
    output: {
      sourcemapExcludeSources: true,
      codeSplitting: {
        groups: (
          [
            { name: 'libraries', test: /node_modules/, tags: ['$initial'] },
            // Without the entries, and what the inlined scripts import, which load no other file.
            {
              name: 'site',
              test: /^(?!.*(?:src.browser.(?:before|reports|hydration.entry)|build-id))/,
              tags: ['$initial'],
            },
            { name: 'mobx', test: /mobx/ },
            // Without these three, a first visit loads up to 60 script files, most of them smaller than their request.
            { name: 'shared', test: /^(?!.*node_modules)/, minShareCount: 8 },
            // Home and a concert begin with a cover; a series and a musician have facts on the head of their page.
            {
              name: 'covers',
              test: /(?:concert-cover|cover-facts|fact-list|concert-times|page-actions)/,
              minShareCount: 2,
            },
            // Of pages with a programme or tickets. The visitor layer needs prices.
            { name: 'prices', test: /domain.(?:pricing|event-page|room)|in-view|login-/, minShareCount: 2 },
            {
              name: 'concerts',
              test: /rank-|price-t|customer-tag|programme-t|dot-leader|musician-address/,
              minShareCount: 2,
            },
            // The home page has days, and no list. Two small files of the calendar and others would be requests of their own.
            {
              name: 'days',
              test: /(?:filter-links|await-unless|event-days|day-span|event-list.ts|figure-grid)/,
              minShareCount: 2,
            },
            {
              name: 'lists',
              test: /(?:(?<!link-)list|filter|facet|chip|-row|banner-card|focus-on)[^\\/]*$/,
              minShareCount: 3,
            },
            { name: 'personal', test: /ports|tracking|favourites/, minShareCount: 2 },
          ] satisfies ChunkGroup[]
        ).map(matchPathInProject),
      },
    },
  },
};

type ChunkGroup = Rolldown.CodeSplittingGroup & { readonly test: RegExp };

/** Matches the path of a module in the project: that of the project itself may contain any of these words. */
function matchPathInProject(group: ChunkGroup): Rolldown.CodeSplittingGroup {
  return { ...group, test: (id: string) => group.test.test(relative(import.meta.dirname, id)) };
}

/** The service worker is one file with a fixed name, by which browsers identify it. */
const workerBuild: BuildOptions = {
  outDir: 'dist/client',
  emptyOutDir: false,
  target: 'es2022',
  rolldownOptions: {
    input: 'src/browser/service-worker.ts',
    output: { format: 'iife', entryFileNames: 'service-worker.js' },
  },
};

const serverBuild: BuildOptions = {
  outDir: 'dist/server',
  emptyOutDir: true,
  target: 'node20',
  ssr: true,
  assetsInlineLimit: 0,
  chunkSizeWarningLimit,
  rolldownOptions: {
    input: {
      main: 'src/server/main.ts',
      server: 'src/server/server.ts',
      start: 'src/demo/start.ts',
    },
    // All in one folder, beside which the entries and their chunks find the rest of the build.
    output: { chunkFileNames: '[name]-[hash].js' },
  },
};

/**
 * Moves source maps to a folder that is not served: they are for reading the positions in reported errors (docs/operation.md). Emits a
 * brotli and a gzip version of every other file, each at the highest level, so that the server never compresses static files.
 */
function finishFiles(): Plugin {
  return {
    name: 'finish-files',
    // After Vite's last changes to its chunks and their source maps.
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const [fileName, file] of Object.entries(bundle)) {
          if (file.type === 'asset' && fileName.endsWith('.map')) {
            const name = `.vite/source-maps/${basename(fileName)}`;
            this.emitFile({ type: 'asset', fileName: name, source: file.source });
            delete bundle[fileName];
          }
          if (!/^assets.*\.(?:js|css|svg)$/.test(fileName)) continue;
          const content = file.type === 'chunk' ? file.code : file.source;
          this.emitFile({ type: 'asset', fileName: `${fileName}.br`, source: brotliCompressSync(content) });
          this.emitFile({
            type: 'asset',
            fileName: `${fileName}.gz`,
            source: gzipSync(content, { level: 9 }),
          });
        }
      },
    },
  };
}
