import { execaSync } from 'execa';
import { root } from '#tests/root.ts';
import { auditReport } from '#tests/supply-chain/audit-report.ts';

/** `npm run audit`: queries the registry for known vulnerabilities of the production packages. */
const { stdout } = execaSync('npm', ['audit', '--omit=dev', '--json'], {
  cwd: root,
  reject: false,
  timeout: 60_000,
});
const { text, exitCode } = auditReport(stdout);
console.log(text);
process.exitCode = exitCode;
