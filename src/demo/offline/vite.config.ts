import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin, runnerImport } from 'vite';
import { writeThemesCss } from '#src/build/write-themes-css.ts';

const projectFolder = join(import.meta.dirname, '../../..');

/** The build of the demo without a server. */
export default defineConfig(({ command }) => {
  if (command === 'build') process.env['NODE_ENV'] = 'production';
  return {
    root: import.meta.dirname,
    build: {
      outDir: join(projectFolder, 'dist/offline'),
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
    plugins: [
      react(),
      writeThemesCss(join(projectFolder, 'fixtures/halls/klankhuis')),
      emitMedia(),
      emitIconsAndManifests(),
      emitFallbackPage(),
    ],
  };
});

/** Emits the media of the fictional hall at the addresses by which its pages refer to them. */
function emitMedia(): Plugin {
  const folders = {
    'media/audio': 'sandbox/media/recordings',
    'media/films': 'sandbox/media/films',
    'media/photographs': 'pictures/photographs',
    'media/press': 'pictures/press',
    'media/logos': 'pictures/logos',
    'media/maps': 'pictures/maps',
  };
  return {
    name: 'emit-media',
    apply: 'build',
    buildStart() {
      for (const [path, fixtures] of Object.entries(folders)) {
        const folder = join(projectFolder, 'fixtures', fixtures);
        for (const name of readdirSync(folder).filter((file) => /\.(?:mp3|webm|avif|svg|zip)$/.test(file))) {
          const source = readFileSync(join(folder, name));
          this.emitFile({ type: 'asset', fileName: `${path}/${name}`, source });
        }
      }
    },
  };
}

/** Emits the icons and web app manifests, which a server would generate. */
function emitIconsAndManifests(): Plugin {
  return {
    name: 'emit-icons-and-manifests',
    apply: 'build',
    async buildStart() {
      const { module } = await runnerImport<typeof import('#src/demo/offline/icons-and-manifests.ts')>(
        join(import.meta.dirname, 'icons-and-manifests.ts'),
        { configFile: false },
      );
      for (const { path, source } of module.iconsAndManifests)
        this.emitFile({ type: 'asset', fileName: path.slice(1), source });
    },
  };
}

/** Emits `404.html` for hosts that serve it for unknown paths. */
function emitFallbackPage(): Plugin {
  return {
    name: 'emit-fallback-page',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const page = bundle['index.html'];
        if (page?.type === 'asset')
          this.emitFile({ type: 'asset', fileName: '404.html', source: page.source });
      },
    },
  };
}
