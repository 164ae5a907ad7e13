import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { boundedRules } from '#tests/architecture/rules/bounded-rules.ts';
import { honestyRules } from '#tests/architecture/rules/honesty-rules.ts';
import { importRules, type Packages } from '#tests/architecture/rules/import-rules.ts';
import { namingRules } from '#tests/architecture/rules/naming-rules.ts';
import { purityRules } from '#tests/architecture/rules/purity-rules.ts';
import type { Rule } from '#tests/architecture/rules/rule.ts';
import { treeRules } from '#tests/architecture/rules/tree-rules.ts';
import { root } from '#tests/root.ts';

const packages = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as Packages;

/** Every rule of the tree. */
export const allRules: readonly Rule[] = [
  ...importRules(packages),
  ...treeRules,
  ...purityRules,
  ...namingRules,
  ...honestyRules,
  ...boundedRules,
];
