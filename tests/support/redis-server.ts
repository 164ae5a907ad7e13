import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { freePort } from '#tests/support/free-port.ts';
import { waitForPort } from '#tests/support/wait-for-port.ts';

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
  await waitForPort(chosen);
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
