import { parseArgs } from 'node:util';
import { root } from '#tests/root.ts';
import { audit } from '#tests/tools/supply-chain/npm-audit.ts';

/**
 * `npm run audit`: asks the registry for known vulnerabilities of the production packages, and checks the signatures of all installed
 * packages. `--allow-unanswered`: a registry that does not answer fails nothing.
 */
const { values } = parseArgs({ options: { 'allow-unanswered': { type: 'boolean', default: false } } });

const audits = await Promise.all([
  audit(root, ['--omit=dev', '--audit-level=high']),
  audit(root, ['signatures']),
]);
for (const { text } of audits) console.log(text);
const failing = audits.filter(({ result }) =>
  values['allow-unanswered'] ? result === 'failed' : result !== 'passed',
);
process.exitCode = failing.length > 0 ? 1 : 0;
