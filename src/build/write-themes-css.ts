import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Plugin, runnerImport } from 'vite';
import type { HallColours } from '#ui/theme/compute-theme-colours.ts';

/** Writes `themes.css` into the folder of a hall, from its inks and its palette, before anything is built or served (HALL-6). */
export function writeThemesCss(hallFolder: string): Plugin {
  return {
    name: 'write-themes-css',
    async config() {
      const [inks, palette, sheet] = await Promise.all([
        load<object>(join(hallFolder, 'inks.ts')),
        load<object>(join(hallFolder, 'palette.ts')),
        load<typeof import('#ui/theme/themes-css.ts')>(
          join(import.meta.dirname, '../../ui/theme/themes-css.ts'),
        ),
      ]);
      const css = sheet.serializeThemesCss({ ...inks, ...palette } as HallColours);
      writeFileSync(join(hallFolder, 'themes.css'), css);
    },
  };
}

async function load<T>(path: string): Promise<T> {
  const { module } = await runnerImport<T>(path, { configFile: false });
  return module;
}
