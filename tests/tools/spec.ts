import { parseArgs } from 'node:util';
import { formatCoverage, projectCoverage } from '#tests/tools/spec/coverage.ts';

/** `npm run spec`: which requirement is named by which test. `--strict` fails while one is named by none. */
const { strict } = parseArgs({ options: { strict: { type: 'boolean', default: false } } }).values;
const coverage = projectCoverage();
for (const line of formatCoverage(coverage)) console.log(line);
const isFailed =
  coverage.errors.length > 0 || (strict && coverage.covered.some(({ titles }) => titles.length === 0));
process.exitCode = isFailed ? 1 : 0;
