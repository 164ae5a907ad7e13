import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { root } from '#tests/root.ts';
import { type ProgramExit, runProgram } from '#tests/support/run-program.ts';

/** A command that runs until it is stopped. */
export interface RunningCommand {
  /** The address it prints, once it has printed it. Rejects if the command exits before. */
  readonly address: Promise<string>;
  /** Stops it and its child processes, and waits until they have exited. */
  stop(): Promise<void>;
}

/** Clears the variables by which programs detect a test run. */
const terminalEnvironment = { NODE_ENV: '', VITEST: '' };

/** Runs a command to its end in the project or a copy of it, as a terminal would; its first failing part ends it. */
export async function runInShell(
  command: string,
  environment: Readonly<Record<string, string>> = {},
  folder = root,
): Promise<ProgramExit> {
  const shell = ['sh', '-ec', command] as const;
  const { code, output } = await runProgram(shell, folder, { ...terminalEnvironment, ...environment });
  return { code, output };
}

/** The line that the site prints once it answers. */
export const ready = /Ready: (http:\/\/localhost:\d+)/;

/** Starts a command in the project or a copy of it, as a terminal would; `pattern` matches the address in its output. */
export function startCommand(
  command: string,
  environment: Readonly<Record<string, string>>,
  pattern = ready,
  folder = root,
): RunningCommand {
  const child = spawn('sh', ['-c', command], {
    cwd: folder,
    env: { ...process.env, ...terminalEnvironment, ...environment },
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  return {
    address: addressIn(child, pattern),
    stop: async () => {
      const hasEnded = child.exitCode !== null || child.signalCode !== null;
      if (child.pid !== undefined && !hasEnded) process.kill(-child.pid, 'SIGTERM');
      await ended;
    },
  };
}

function addressIn(child: ChildProcess, pattern: RegExp): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = '';
    const hear = (text: string) => {
      output += text;
      const [, address] = pattern.exec(output) ?? [];
      if (address !== undefined) resolve(address);
    };
    child.stdout?.setEncoding('utf8').on('data', hear);
    child.stderr?.setEncoding('utf8').on('data', hear);
    child.once('close', () => reject(new Error(`It ended without saying where it is:\n${output}`)));
  });
}

/** Below those that the system gives out, and for each process its own, so that several may look for some at a time. */
let nextPort = 20_000 + (process.pid % 120) * 100;

/** The first of `count` consecutive free ports. */
export async function findFreePorts(count: number): Promise<number> {
  const first = nextPort;
  nextPort += count;
  const ports = Array.from({ length: count }, (_, place) => first + place);
  const results = await Promise.allSettled(ports.map(listenOnce));
  return results.every(({ status }) => status === 'fulfilled') ? first : findFreePorts(count);
}

/** Rejects if a port is taken. */
async function listenOnce(port: number): Promise<void> {
  const server = createServer().listen(port);
  await once(server, 'listening');
  server.close();
  await once(server, 'close');
}
