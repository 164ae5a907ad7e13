import { fork } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { AtEnd } from '#tests/tools/bench/support/report.ts';

/** Lets a program answer every message with its CPU time in milliseconds. */
const cpuReporter = `data:text/javascript,${encodeURIComponent(
  'process.on("message", () => { const { user, system } = process.cpuUsage(); process.send((user + system) / 1000); });',
)}`;

/** A program in a process of its own. */
export interface Program {
  readonly pid: number;
  /** What it printed after `Ready: `. */
  readonly address: string;
  /** Its CPU time since its start, worker threads included, in milliseconds. */
  readCpuMs(): Promise<number>;
}

/** Starts a program in production mode that prints `Ready: ` and its address. Rejects if it ends before. */
export async function startProgram(
  atEnd: AtEnd,
  file: string,
  words: readonly string[] = [],
  env: NodeJS.ProcessEnv = {},
): Promise<Program> {
  const child = fork(file, words, {
    execArgv: [...(file.endsWith('.ts') ? ['--import', 'tsx'] : []), '--import', cpuReporter],
    env: { ...process.env, NODE_ENV: 'production', ...env },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  const ended = once(child, 'exit');
  atEnd(() => child.kill() && ended);
  // It reads on when the program is ready, so that the log does not fill the pipe.
  const lines = createInterface({ input: child.stdout as NodeJS.ReadableStream });
  const address = await new Promise<string>((resolve, reject) => {
    lines.on('line', (line) => line.startsWith('Ready: ') && resolve(line.replace('Ready: ', '')));
    lines.once('close', () => reject(new Error(`${file} never got ready.`)));
  });
  const readCpuMs = async () => {
    child.send('cpu');
    const [spentMs] = (await once(child, 'message')) as [number];
    return spentMs;
  };
  return { pid: child.pid ?? 0, address, readCpuMs };
}
