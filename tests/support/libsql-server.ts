import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '#tests/support/free-port.ts';
import { waitForPort } from '#tests/support/wait-for-port.ts';

/** Whether a libSQL server (`sqld`) is installed; tests that need it are skipped with a message otherwise. */
export const hasLibsqlServer: boolean = spawnSync('sqld', ['--version']).status === 0;

/** A libSQL server with an empty database, which can be stopped and started again with what it has stored. */
export class LibsqlServer {
  readonly url: string;
  readonly #port: number;
  readonly #folder = mkdtempSync(join(tmpdir(), 'libsql-'));
  #process: ChildProcess | undefined;

  private constructor(port: number) {
    this.#port = port;
    this.url = `http://127.0.0.1:${port}`;
  }

  static async start(): Promise<LibsqlServer> {
    const server = new LibsqlServer(await freePort());
    await server.start();
    return server;
  }

  async start(): Promise<void> {
    const words = ['--db-path', this.#folder, '--http-listen-addr', `127.0.0.1:${this.#port}`];
    this.#process = spawn('sqld', words, { stdio: 'ignore' });
    await waitForPort(this.#port);
  }

  async stop(): Promise<void> {
    if (this.#process === undefined) return;
    const gone = once(this.#process, 'exit');
    this.#process.kill('SIGKILL');
    this.#process = undefined;
    await gone;
  }
}
