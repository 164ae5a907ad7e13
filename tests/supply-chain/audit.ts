import { parseArgs } from 'node:util';
import { execaSync } from 'execa';
import { root } from '#tests/root.ts';
import { auditReport } from '#tests/supply-chain/audit-report.ts';

/**
 * `npm run audit`: asks the registry for known vulnerabilities of the production packages, and checks the signatures of all installed
 * packages. `--allow-unanswered`: a registry that does not answer fails nothing.
 */
const { values } = parseArgs({ options: { 'allow-unanswered': { type: 'boolean', default: false } } });

function ask(...words: readonly string[]): string {
  const options = { cwd: root, reject: false, timeout: 300_000 } as const;
  return execaSync('npm', ['audit', ...words, '--json', '--fetch-retries=1'], options).stdout;
}

const { text, exitCode } = auditReport(
  { vulnerabilities: ask('--omit=dev'), signatures: ask('signatures') },
  { allowsUnanswered: values['allow-unanswered'] },
);
console.log(text);
process.exitCode = exitCode;
