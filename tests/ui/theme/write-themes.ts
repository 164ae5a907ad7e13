import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { halls } from '#tests/halls/halls.ts';
import { root } from '#tests/root.ts';
import { serializeThemesCss } from '#ui/theme/themes-css.ts';

/** `npm run themes`: generates `themes.css` of each hall from its palette. */
for (const { folder, colours } of halls) {
  const path = join(folder, 'themes.css');
  writeFileSync(join(root, path), serializeThemesCss(colours));
  console.log(path);
}
