import { execa } from 'execa';

/** How a program ended; `code` is null if it was killed. */
export interface ProgramExit {
  readonly code: number | null;
  readonly output: string;
}

/** Runs a program, or one of the project, in a folder to its end. Never rejects. */
export async function runProgram(
  [program, ...words]: readonly [string, ...string[]],
  folder: string,
  environment: Readonly<Record<string, string>> = {},
): Promise<ProgramExit> {
  const { exitCode, all, originalMessage } = await execa(program, words, {
    cwd: folder,
    preferLocal: true,
    localDir: folder,
    reject: false,
    env: { FORCE_COLOR: undefined, NO_COLOR: '1', ...environment },
    stdin: 'ignore',
    all: true,
    stripFinalNewline: false,
  });
  return { code: exitCode ?? null, output: all || (originalMessage ?? '') };
}
