import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSourceFile } from '#tests/architecture/source/source-file.ts';
import { listPaths } from '#tests/architecture/source/tree.ts';
import { root } from '#tests/root.ts';
import { type Coverage, matchTitles } from '#tests/tools/spec/coverage.ts';
import { type Requirement, requirementsIn } from '#tests/tools/spec/requirements.ts';
import { titlesIn } from '#tests/tools/spec/titles.ts';

/** The requirements of this project. */
export function projectRequirements(): readonly Requirement[] {
  return requirementsIn(readFileSync(join(root, 'docs/requirements.md'), 'utf8'));
}

/** The coverage of this project's requirements by its tests. */
export function projectCoverage(): Coverage {
  const titles = listPaths('tests')
    .filter((path) => /\.(test|spec|contract)\.tsx?$/.test(path) || path.startsWith('tests/contracts/'))
    .map((path) => parseSourceFile({ path, text: readFileSync(join(root, path), 'utf8') }))
    .flatMap(titlesIn);
  return matchTitles(projectRequirements(), titles);
}
