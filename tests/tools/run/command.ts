import { execa } from 'execa';

/** How a command ended; `code` is null if it was killed. */
export interface CommandExit {
  readonly code: number | null;
  readonly output: string;
  /** What it sent over the channel of `process.send`, if it has one. */
  readonly messages: readonly unknown[];
}

/** Runs a program, or one of the project, in a folder, for twenty minutes at most. Never rejects. */
export async function run(
  [program, ...words]: readonly [string, ...string[]],
  folder: string,
  environment: Readonly<Record<string, string>> = {},
  hasChannel = false,
): Promise<CommandExit> {
  const { exitCode, all, originalMessage, ipcOutput } = await execa(program, words, {
    cwd: folder,
    preferLocal: true,
    localDir: folder,
    reject: false,
    env: { FORCE_COLOR: undefined, NO_COLOR: '1', ...environment },
    timeout: 20 * 60_000,
    stdin: 'ignore',
    all: true,
    ipc: hasChannel,
    stripFinalNewline: false,
  });
  return { code: exitCode ?? null, output: all || (originalMessage ?? ''), messages: ipcOutput };
}
