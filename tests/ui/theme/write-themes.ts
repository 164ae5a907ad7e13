import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createServer } from 'vite';
import { root } from '#tests/root.ts';
import type { generateThemesCss as GenerateThemesCss } from '#ui/theme/themes-css.ts';

/** `npm run themes`: generates `themes.css` of the hall from its palette; of the hall in the folder `HALL`, if it is set. */
const vite = await createServer({ server: { middlewareMode: true, ws: false }, logLevel: 'error' });
const { generateThemesCss } = (await vite.ssrLoadModule('/ui/theme/themes-css.ts')) as {
  readonly generateThemesCss: typeof GenerateThemesCss;
};
await vite.close();
const path = join(process.env['HALL'] ?? 'hall', 'themes.css');
writeFileSync(join(root, path), generateThemesCss());
console.log(path);
