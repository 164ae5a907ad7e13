import { parseArgs } from 'node:util';
import { root } from '#tests/root.ts';
import { generateTemplate } from '#tests/tools/new-template/generate-template.ts';
import { parseTemplateName } from '#tests/tools/new-template/template-name.ts';
import { formatFiles } from '#tests/tools/new-template/write-files.ts';

/** `npm run new:template -- programme-booklet`: generates a kind of page that passes every check. */
const [given = ''] = parseArgs({ allowPositionals: true }).positionals;
const name = parseTemplateName(given);
if (name) {
  const written = generateTemplate(root, name);
  formatFiles(root, written);
  for (const path of written) console.log(path);
  console.log(`\nA page of it is at /${name.kebab} and /en/${name.kebab}: npm run dev`);
} else {
  console.error('Usage: npm run new:template -- programme-booklet (lower-case letters and hyphens)');
  process.exitCode = 2;
}
