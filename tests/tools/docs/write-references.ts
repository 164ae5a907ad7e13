import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '#tests/root.ts';
import { references } from '#tests/tools/docs/references.ts';

/** `npm run docs`: writes the generated pages. */
for (const [path, page] of Object.entries(references())) {
  writeFileSync(join(root, path), page);
  console.log(path);
}
