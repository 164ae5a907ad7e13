import { parseArgs } from 'node:util';
import { projectCoverage } from '#tests/tools/spec/project.ts';
import { formatCoverage, isAccepted } from '#tests/tools/spec/report.ts';

/** `npm run spec`: which requirement is named by which test. `--strict` fails while one is named by none. */
const { strict } = parseArgs({ options: { strict: { type: 'boolean', default: false } } }).values;
const coverage = projectCoverage();
for (const line of formatCoverage(coverage)) console.log(line);
process.exitCode = isAccepted(coverage, strict) ? 0 : 1;
