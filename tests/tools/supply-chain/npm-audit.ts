import { runProgram } from '#tests/support/run-program.ts';

/** What an audit of npm found, and what it printed. */
export interface Audit {
  /** `unanswered`: the registry did not answer, or npm could not ask it. */
  readonly result: 'passed' | 'failed' | 'unanswered';
  readonly text: string;
}

/** Runs `npm audit` in a folder. npm ends with 1 for a vulnerability of at least the level, or for a wrong or missing signature. */
export async function audit(folder: string, words: readonly string[]): Promise<Audit> {
  const { code, output } = await runProgram(['npm', 'audit', ...words, '--fetch-retries=1'], folder);
  return toAudit(words.join(' '), code, output);
}

/** The result by how npm ended: npm prints an error only if it could not audit. */
export function toAudit(words: string, code: number | null, output: string): Audit {
  if (code === null || /^npm error/m.test(output))
    return { result: 'unanswered', text: `Not audited: npm audit ${words}\n${output}` };
  return { result: code === 0 ? 'passed' : 'failed', text: `Audited: npm audit ${words}\n${output}` };
}
