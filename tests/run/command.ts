import { spawn, spawnSync } from 'node:child_process';
import { delimiter, join } from 'node:path';
import type { Ending } from '#tests/run/outcome.ts';

/** The timeout of a step, in milliseconds, after which it is killed. */
const patience = 20 * 60_000;

/** Runs a program in a folder, and resolves to its exit code and output. Never rejects. */
export function run(
  [program, ...words]: readonly [string, ...string[]],
  folder: string,
  environment: Readonly<Record<string, string>> = {},
): Promise<Ending> {
  const { FORCE_COLOR: _, ...inherited } = process.env;
  const env = { ...inherited, NO_COLOR: '1', PATH: pathWithPackages(folder), ...environment };
  return new Promise((resolve) => {
    const said: string[] = [];
    const child = spawn(program, words, {
      cwd: folder,
      env,
      timeout: patience,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => said.push(text));
    }
    child.on('error', ({ message }) => resolve({ code: null, output: message }));
    child.on('close', (code) => resolve({ code, output: said.join('') }));
  });
}

/** Runs a program like `run`, with the output in the terminal; returns its exit code, 1 if it has none. */
export function runInTerminal([program, ...words]: readonly [string, ...string[]], folder: string): number {
  const env = { ...process.env, PATH: pathWithPackages(folder) };
  return spawnSync(program, words, { cwd: folder, env, stdio: 'inherit' }).status ?? 1;
}

/** A PATH with the project's binaries before those of the system. */
function pathWithPackages(folder: string): string {
  return `${join(folder, 'node_modules/.bin')}${delimiter}${process.env['PATH']}`;
}
