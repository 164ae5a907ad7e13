import { spawnSync } from 'node:child_process';
import { root } from '#tests/root.ts';
import { auditReport } from '#tests/supply-chain/audit-report.ts';

/** `npm run audit`: asks the registry for known weaknesses of what the site runs on. */
const { stdout } = spawnSync('npm', ['audit', '--omit=dev', '--json'], {
  cwd: root,
  encoding: 'utf8',
  timeout: 60_000,
});
const { text, exitCode } = auditReport(stdout);
console.log(text);
process.exitCode = exitCode;
