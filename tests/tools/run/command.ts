import { execa } from 'execa';

/** How a command ended; `code` is null if it was killed. */
export interface CommandExit {
  readonly code: number | null;
  readonly output: string;
}

/** The timeout of a step, in milliseconds, after which it is killed. */
const timeout = 20 * 60_000;

/** Runs a program, or one of the project, in a folder, and resolves to its exit code and output. Never rejects. */
export async function run(
  [program, ...words]: readonly [string, ...string[]],
  folder: string,
  environment: Readonly<Record<string, string>> = {},
): Promise<CommandExit> {
  const { exitCode, all, originalMessage } = await execa(program, words, {
    cwd: folder,
    preferLocal: true,
    localDir: folder,
    reject: false,
    env: { FORCE_COLOR: undefined, NO_COLOR: '1', ...environment },
    timeout,
    stdin: 'ignore',
    all: true,
    stripFinalNewline: false,
  });
  return { code: exitCode ?? null, output: all || (originalMessage ?? '') };
}
