import { projectCoverage } from '#tests/spec/project.ts';
import { isAccepted, reportOf } from '#tests/spec/report.ts';

/** `npm run spec`: which requirement is named by which test. `--strict` fails while one is named by none. */
const coverage = projectCoverage();
for (const line of reportOf(coverage)) console.log(line);
process.exitCode = isAccepted(coverage, process.argv.includes('--strict')) ? 0 : 1;
