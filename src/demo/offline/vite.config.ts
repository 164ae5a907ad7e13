import { copyFileSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { renderFigureSvgForPath } from '#adapters/figures/figure-svg-for-path.ts';
import { createWebManifest, toManifestPath } from '#adapters/http-server/files/web-manifest.ts';
import { locales } from '#domain/locale/locale.ts';
import { mediaFolders } from '#fixtures/sandbox/media/media-routes.ts';
import { writeHallFiles } from '#src/build/write-hall-files.ts';
import { createDemoHall } from '#src/demo/demo-hall.ts';
import { hallFigureImagePath } from '#ui/figure/figure-image-path.ts';

const projectFolder = join(import.meta.dirname, '../../..');
const outDir = join(projectFolder, 'dist/offline');

process.env['NODE_ENV'] = 'production';

/** The build of the demo without a server. */
export default defineConfig({
  root: import.meta.dirname,
  build: {
    outDir,
    emptyOutDir: true,
    target: 'es2022',
    cssCodeSplit: false,
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 4000,
    rolldownOptions: {
      input: {
        index: join(import.meta.dirname, 'index.html'),
        worker: join(import.meta.dirname, 'offline-service-worker.ts'),
      },
      output: {
        entryFileNames: ({ name }) => (name === 'worker' ? 'worker.js' : 'assets/[name]-[hash].js'),
      },
    },
  },
  plugins: [react(), writeHallFiles(join(projectFolder, 'fixtures/halls/klankhuis')), addFilesOfServer()],
});

/** Adds what a server would send: media, manifests, and the page as `404.html`, which hosts send for unknown paths. */
function addFilesOfServer(): Plugin {
  return {
    name: 'add-files-of-server',
    apply: 'build',
    buildStart() {
      const emit = (path: string, source: string | Buffer) =>
        this.emitFile({ type: 'asset', fileName: path.slice(1), source });
      for (const { path, folder: name, extension } of mediaFolders) {
        const folder = join(projectFolder, 'fixtures', name);
        for (const file of readdirSync(folder).filter((one) => one.endsWith(`.${extension}`)))
          emit(`${path}/${file}`, readFileSync(join(folder, file)));
      }
      emit(hallFigureImagePath, renderFigureSvgForPath(hallFigureImagePath) ?? '');
      const { editions } = createDemoHall({ lessonUrl: '/les', tixUrl: '/kassa' });
      for (const locale of locales)
        emit(toManifestPath(locale), JSON.stringify(createWebManifest(editions[locale].global, locale)));
    },
    closeBundle() {
      copyFileSync(join(outDir, 'index.html'), join(outDir, '404.html'));
    },
  };
}
