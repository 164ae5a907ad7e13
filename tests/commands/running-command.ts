import { type ChildProcess, spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { root } from '#tests/root.ts';
import { type CommandExit, run } from '#tests/tools/run/command.ts';

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
export function runInShell(
  command: string,
  environment: Readonly<Record<string, string>> = {},
  folder = root,
): Promise<CommandExit> {
  return run(['sh', '-ec', command], folder, { ...terminalEnvironment, ...environment });
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

/** The first of `count` consecutive free ports. */
export async function findFreePorts(count: number): Promise<number> {
  const first = await portHeld(0);
  const neighbours = Array.from({ length: count - 1 }, (_, place) => first + place + 1);
  const held = await Promise.all(neighbours.map((port) => portHeld(port).catch(() => undefined)));
  return held.includes(undefined) ? findFreePorts(count) : first;
}

/** Checks that a port is free by listening on it; 0 chooses one. */
function portHeld(requested: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(requested, () => {
      const address = server.address();
      const port = typeof address === 'object' && address !== null ? address.port : requested;
      server.close(() => resolve(port));
    });
  });
}
