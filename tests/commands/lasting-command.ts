import { type ChildProcess, spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { root } from '#tests/root.ts';

/** A command that runs until it is told to stop. */
export interface LastingCommand {
  /** What it says about where it is, as soon as it has said it. Rejects where the command ends before. */
  readonly address: Promise<string>;
  /** Tells it and all it has started to stop, and waits until it has. */
  stop(): Promise<void>;
}

/** Whoever types a command is no test. */
export const asInATerminal = { NODE_ENV: '', VITEST: '' };

/** Runs a command in the project or a copy of it, as a terminal would; `says` finds the address in what it prints. */
export function beginCommand(
  command: string,
  environment: Readonly<Record<string, string>>,
  says: RegExp,
  folder = root,
): LastingCommand {
  const child = spawn('sh', ['-c', command], {
    cwd: folder,
    env: { ...process.env, ...asInATerminal, ...environment },
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  return {
    address: addressIn(child, says),
    stop: async () => {
      const hasEnded = child.exitCode !== null || child.signalCode !== null;
      if (child.pid !== undefined && !hasEnded) process.kill(-child.pid, 'SIGTERM');
      await ended;
    },
  };
}

function addressIn(child: ChildProcess, says: RegExp): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = '';
    const hear = (text: string) => {
      said += text;
      const [, address] = says.exec(said) ?? [];
      if (address !== undefined) resolve(address);
    };
    child.stdout?.setEncoding('utf8').on('data', hear);
    child.stderr?.setEncoding('utf8').on('data', hear);
    child.once('close', () => reject(new Error(`It ended without saying where it is:\n${said}`)));
  });
}

/** The first of so many neighbouring ports that nobody listens on. */
export async function freePorts(count: number): Promise<number> {
  const first = await portHeld(0);
  const neighbours = Array.from({ length: count - 1 }, (_, place) => first + place + 1);
  const held = await Promise.all(neighbours.map((port) => portHeld(port).catch(() => undefined)));
  return held.includes(undefined) ? freePorts(count) : first;
}

/** Listens on a port, any where 0 is asked for, only to see that it is free. */
function portHeld(asked: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(asked, () => {
      const address = server.address();
      const port = typeof address === 'object' && address !== null ? address.port : asked;
      server.close(() => resolve(port));
    });
  });
}
