import { execa, execaSync } from 'execa';
import type { CommandExit } from '#tests/tools/run/outcome.ts';

/** The timeout of a step, in milliseconds, after which it is killed. */
const timeout = 20 * 60_000;

/** Options with which a program of the project, or a script as `npm`, starts on any platform: without a shell, on Windows too. */
const localPrograms = (folder: string) => ({
  cwd: folder,
  preferLocal: true,
  localDir: folder,
  reject: false,
});

/** Runs a program in a folder, and resolves to its exit code and output. Never rejects. */
export async function run(
  [program, ...words]: readonly [string, ...string[]],
  folder: string,
  environment: Readonly<Record<string, string>> = {},
): Promise<CommandExit> {
  const { exitCode, all, originalMessage } = await execa(program, words, {
    ...localPrograms(folder),
    env: { FORCE_COLOR: undefined, NO_COLOR: '1', ...environment },
    timeout,
    stdin: 'ignore',
    all: true,
    stripFinalNewline: false,
  });
  return { code: exitCode ?? null, output: all || (originalMessage ?? '') };
}

/** Runs a program like `run`, with the output in the terminal; returns its exit code, 1 if it has none. */
export function runInTerminal([program, ...words]: readonly [string, ...string[]], folder: string): number {
  return execaSync(program, words, { ...localPrograms(folder), stdio: 'inherit' }).exitCode ?? 1;
}
