import { execFileSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { generateScreen } from '#tests/new-screen/generate-screen.ts';
import { screenNameOf } from '#tests/new-screen/screen-name.ts';
import { root } from '#tests/root.ts';

/** `npm run new:screen -- programme-booklet`: a screen with its view model, words, route and test, which passes every check. */
const [given = ''] = parseArgs({ allowPositionals: true }).positionals;
const name = screenNameOf(given);
if (name) {
  const written = generateScreen(root, name);
  execFileSync('npx', ['biome', 'check', '--write', ...written], { cwd: root, stdio: 'ignore' });
  for (const path of written) console.log(path);
  console.log(`\nIt stands at /${name.kebab} and /en/${name.kebab}: npm run dev`);
} else {
  console.error('Usage: npm run new:screen -- programme-booklet (small letters and hyphens)');
  process.exitCode = 2;
}
