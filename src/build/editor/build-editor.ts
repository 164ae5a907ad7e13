import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, type Plugin } from 'vite';

const root = join(import.meta.dirname, '../../..');

/** The languages and colours of highlighted code, which no text of a hall has: eleven megabytes. */
const highlighting = /^@shikijs\/(?:langs|themes)\//;

/** The fonts on a public server, which the styles of the package name besides the files of the package. */
const publicFonts =
  /https:\/\/cdn\.jsdelivr\.net\/fontsource\/fonts\/([\w-]+)(?::vf)?@[\d.]+\/([\w-]+)\.woff2/g;

const base = '/admin/files/';

/** Where the files of the editor are in a build. */
export const editorDirectory = 'dist/client/editor';

/** Builds the files of the editor of a hall whose CMS is a folder: everything that its page loads is served by the site itself. */
export async function buildEditor(outDir = editorDirectory): Promise<void> {
  await build({
    configFile: false,
    root,
    logLevel: 'warn',
    base,
    publicDir: false,
    build: {
      outDir,
      emptyOutDir: true,
      target: 'es2022',
      assetsInlineLimit: 0,
      chunkSizeWarningLimit: 3000,
      modulePreload: { polyfill: false },
      rolldownOptions: {
        input: { editor: join(import.meta.dirname, 'start-editor.ts') },
        output: { entryFileNames: '[name].js' },
        checks: { bundlerTimings: false },
      },
    },
    plugins: [withoutHighlighting, withOwnFonts, withLicences],
  });
}

const withoutHighlighting: Plugin = {
  name: 'without-highlighting',
  enforce: 'pre',
  resolveId: (id) => (highlighting.test(id) ? '\0no-highlighting' : undefined),
  load: (id) => (id === '\0no-highlighting' ? 'export default []' : undefined),
};

/** Names the files of the package wherever its code names those of the public server. */
const withOwnFonts: Plugin = {
  name: 'with-own-fonts',
  generateBundle(_options, bundle) {
    const files = Object.keys(bundle);
    for (const file of Object.values(bundle)) {
      if (file.type !== 'chunk') continue;
      file.code = file.code.replaceAll(publicFonts, (url, family: string, subset: string) => {
        const own = files.find((name) => name.includes(`${family}-${subset}`));
        return own === undefined ? url : `${base}${own}`;
      });
    }
  },
};

const packageFolder = join(root, 'node_modules/@sveltia/cms');

/** Adds the licences of the package and of its fonts: an image of the site has no development packages, and hands these on. */
const withLicences: Plugin = {
  name: 'with-licences',
  generateBundle() {
    for (const folder of ['', 'npm/assets']) {
      const names = readdirSync(join(packageFolder, folder)).filter((name) => name.endsWith('LICENSE.txt'));
      for (const name of names) {
        const source = readFileSync(join(packageFolder, folder, name));
        this.emitFile({ type: 'asset', fileName: `licences/${name}`, source });
      }
    }
  },
};
