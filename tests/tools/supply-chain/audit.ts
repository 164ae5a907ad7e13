import { parseArgs } from 'node:util';
import { execa } from 'execa';
import { root } from '#tests/root.ts';
import { auditReport } from '#tests/tools/supply-chain/audit-report.ts';

/**
 * `npm run audit`: asks the registry for known vulnerabilities of the production packages, and checks the signatures of all installed
 * packages. `--allow-unanswered`: a registry that does not answer fails nothing.
 */
const { values } = parseArgs({ options: { 'allow-unanswered': { type: 'boolean', default: false } } });

async function ask(...words: readonly string[]): Promise<string> {
  const options = { cwd: root, reject: false, timeout: 300_000 } as const;
  return (await execa('npm', ['audit', ...words, '--json', '--fetch-retries=1'], options)).stdout;
}

const [vulnerabilities, signatures] = await Promise.all([ask('--omit=dev'), ask('signatures')]);
const { text, exitCode } = auditReport(
  { vulnerabilities, signatures },
  { allowsUnanswered: values['allow-unanswered'] },
);
console.log(text);
process.exitCode = exitCode;
