import { parseArgs } from 'node:util';
import { input } from '@inquirer/prompts';
import { SystemClock } from '#adapters/system/system-clock.adapter.ts';
import { root } from '#tests/root.ts';
import { questions, readAnswers } from '#tests/tools/new-hall/hall-answers.ts';
import { hallFiles } from '#tests/tools/new-hall/hall-files.ts';
import { parseTemplateName } from '#tests/tools/new-template/template-name.ts';
import { formatFiles, refuseExisting, writeFiles } from '#tests/tools/new-template/write-files.ts';

/** What the site of a hall needs besides its folder, by the answer. */
const remarks: Readonly<Record<string, string>> = {
  wire: 'CMS_URL names its CMS; until then the sandbox shows the season of Het Klankhuis.',
  postMessage: 'TIX_URL names its ticketing.',
};

/** `npm run new:hall -- hudson`: writes the folder of a hall that builds, starts and passes the checks of all halls. */
const names = ['name', ...Object.keys(questions), 'contact'];
const options = Object.fromEntries(names.map((name) => [name, { type: 'string' } as const]));
try {
  const { positionals, values } = parseArgs({ allowPositionals: true, options });
  const folder = parseTemplateName(positionals[0] ?? '');
  if (!folder) throw new Error('Usage: npm run new:hall -- hudson (lower-case letters and hyphens)');
  const { kebab, title } = folder;
  const initial = { name: title, contact: `mailto:security@${kebab}.example` };
  // In a terminal it asks what the options do not say; elsewhere the defaults stand.
  const answers = await readAnswers(initial, values, process.stdin.isTTY ? input : undefined);
  const files = hallFiles(root, kebab, answers, new SystemClock().now());
  const paths = Object.keys(files);
  refuseExisting(root, paths);
  writeFiles(root, files);
  formatFiles(root, [`fixtures/halls/${kebab}`]);
  for (const path of paths) console.log(path);
  console.log(`\n${answers.name} is in fixtures/halls/${kebab}/: npm run dev -- --hall ${kebab}`);
  for (const answer of [answers.cms, answers.ticketing]) if (remarks[answer]) console.log(remarks[answer]);
  if (answers.contact === initial.contact)
    console.log(`${answers.contact} is an example: write the contact for security.txt into identity.ts.`);
} catch (cause) {
  console.error(cause instanceof Error ? cause.message : cause);
  process.exitCode = 2;
}
