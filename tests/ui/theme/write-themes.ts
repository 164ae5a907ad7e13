import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '#tests/root.ts';
import { generateThemesCss } from '#ui/theme/themes-css.ts';

/** `npm run themes`: generates `ui/theme/themes.css` from the palette. */
const path = 'ui/theme/themes.css';
writeFileSync(join(root, path), generateThemesCss());
console.log(path);
