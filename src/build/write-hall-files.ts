import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Plugin, runnerImport } from 'vite';
import type { HallColours } from '#ui/theme/compute-theme-colours.ts';

const projectFolder = join(import.meta.dirname, '../..');

/**
 * Writes what is made of a hall into its folder before anything is built or served (HALL-6): `themes.css` of its inks and its palette, and the
 * icons of the site, which Vite serves, or copies into the build.
 */
export function writeHallFiles(hallFolder: string): Plugin {
  const load = async <T>(path: string): Promise<T> => {
    const resolve = { alias: { '#hall': hallFolder } };
    return (await runnerImport<T>(path, { configFile: false, resolve })).module;
  };
  return {
    name: 'write-hall-files',
    async config() {
      const [inks, palette, { serializeThemesCss }, { iconRenderers }] = await Promise.all([
        load<object>(join(hallFolder, 'inks.ts')),
        load<object>(join(hallFolder, 'palette.ts')),
        load<typeof import('#ui/theme/themes-css.ts')>(join(projectFolder, 'ui/theme/themes-css.ts')),
        load<typeof import('#adapters/figures/icons.ts')>(join(projectFolder, 'adapters/figures/icons.ts')),
      ]);
      writeFileSync(
        join(hallFolder, 'themes.css'),
        serializeThemesCss({ ...inks, ...palette } as HallColours),
      );
      const publicDir = join(hallFolder, 'icons');
      mkdirSync(publicDir, { recursive: true });
      for (const [path, render] of Object.entries(iconRenderers))
        writeFileSync(join(publicDir, path), await render());
      return { publicDir };
    },
  };
}
