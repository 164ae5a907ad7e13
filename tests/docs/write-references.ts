import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { references } from '#tests/docs/references.ts';
import { root } from '#tests/root.ts';

/** `npm run docs`: writes the pages that are taken from the code. */
for (const [path, page] of Object.entries(references())) {
  writeFileSync(join(root, path), page);
  console.log(path);
}
