import { execaSync } from 'execa';
import { root } from '#tests/root.ts';
import { auditReport } from '#tests/supply-chain/audit-report.ts';

/** `npm run audit`: asks the registry for known weaknesses of what the site runs on. */
const { stdout } = execaSync('npm', ['audit', '--omit=dev', '--json'], {
  cwd: root,
  reject: false,
  timeout: 60_000,
});
const { text, exitCode } = auditReport(stdout);
console.log(text);
process.exitCode = exitCode;
