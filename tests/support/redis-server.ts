import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createConnection } from 'node:net';
import { freePort } from '#tests/support/free-port.ts';

/** A separate, empty Redis server. */
export interface RedisServer {
  readonly url: string;
  readonly port: number;
  /** The process, which a test can suspend and resume to simulate a hanging machine. */
  readonly process: ChildProcess;
  close(): Promise<void>;
}

/** Whether Redis is installed; tests that need it are skipped with a message otherwise. */
export const hasRedis: boolean = spawnSync('redis-server', ['--version']).status === 0;

/** Starts a Redis without persistence on a port, by default a free one. */
export async function startRedis(port?: number): Promise<RedisServer> {
  const chosen = port ?? (await freePort());
  const child = spawn('redis-server', ['--port', String(chosen), '--save', '', '--appendonly', 'no'], {
    stdio: 'ignore',
  });
  await listening(chosen);
  return {
    url: `redis://127.0.0.1:${chosen}`,
    port: chosen,
    process: child,
    close: async () => {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const gone = once(child, 'exit');
      child.kill('SIGKILL');
      await gone;
    },
  };
}

async function listening(port: number): Promise<void> {
  for (let attempt = 0; attempt < 500; attempt += 1) {
    if (await canConnect(port)) return;
    await new Promise((resolve) => {
      setTimeout(resolve, 20);
    });
  }
  throw new Error(`Redis does not listen on ${port}`);
}

function canConnect(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = createConnection({ port, host: '127.0.0.1' });
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}
