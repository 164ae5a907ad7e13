import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '#tests/root.ts';

/**
 * `npm run spec`: each requirement with the tests whose titles begin with its id. `--strict` fails for one that is not withdrawn and has
 * no test, for an id that stands twice, and for one in a title that docs/requirements.md does not have.
 */
const isStrict = process.argv.includes('--strict');
const text = readFileSync(join(root, 'docs/requirements.md'), 'utf8');
const requirements = [...text.matchAll(/^- \*\*([A-Z][A-Z\d]*-\d+)\*\* (.+)$/gm)];
const ids = requirements.map(([, id = '']) => id);

/** The place of each title by the ids at its beginning, among which are rows of the reliability catalogue: `'A05 CACHE-2 and SALE-3 …'`. */
const placesById = new Map<string, string[]>();
const files = readdirSync(join(root, 'tests'), { recursive: true, encoding: 'utf8' });
for (const path of files.filter((one) => /\.(?:test|spec|contract)\.tsx?$|^contracts.*\.ts$/.test(one))) {
  const lines = readFileSync(join(root, 'tests', path), 'utf8').split('\n');
  for (const [index, line] of lines.entries()) {
    for (const [, start = ''] of line.matchAll(/['"`]((?:[A-Z][A-Z\d]*-?\d+(?:,| and| to)? )+)/g)) {
      for (const id of start.match(/[A-Z][A-Z\d]*-\d+/g) ?? [])
        placesById.set(id, [...(placesById.get(id) ?? []), `tests/${path}:${index + 1} ${line.trim()}`]);
    }
  }
}

for (const [, id = '', rule] of isStrict ? [] : requirements)
  console.log([`${id} ${rule}`, ...(placesById.get(id) ?? [])].join('\n    '));
const failures = [
  ...ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `${id} stands twice`),
  ...[...placesById].flatMap(([id, places]) => (ids.includes(id) ? [] : [`${id} is unknown: ${places[0]}`])),
  ...requirements
    .filter(([, id = '', rule = '']) => !/^\W*withdrawn\b/i.test(rule) && !placesById.has(id))
    .map(([, id, rule]) => `${id} has no test: ${rule}`),
];
console.log([...failures, `${ids.length} requirements, ${failures.length} failures`].join('\n'));
if (isStrict && failures.length > 0) process.exitCode = 1;
