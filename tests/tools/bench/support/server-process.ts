import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import type { ServerProcessMessage, ServerProcessOptions } from '#tests/tools/bench/support/server-child.ts';

/** A server in a separate process. */
export interface ServerProcess {
  readonly url: string;
  /** Its CPU time since its start, in milliseconds. */
  readCpuMs(): Promise<number>;
  /** Advances the clock of a `tier`. */
  advance(milliseconds: number): Promise<void>;
  close(): void;
}

/** Starts a server in production mode. */
export async function startServerProcess(options: ServerProcessOptions): Promise<ServerProcess> {
  const child = forkProgram(new URL('./server-child.ts', import.meta.url), options);
  const { url } = (await receiveMessage(child)) as { readonly url: string };
  const send = async (message: ServerProcessMessage): Promise<number> => {
    child.send(message);
    const { work } = (await receiveMessage(child)) as { readonly work: number };
    return work;
  };
  return {
    url,
    readCpuMs: () => send('work'),
    advance: async (advanceMs) => void (await send({ advanceMs })),
    close: () => child.disconnect(),
  };
}

/** Starts a program of these tools in production mode, with its options as its only argument. */
export function forkProgram(file: URL, options: object): ChildProcess {
  return fork(file, [JSON.stringify(options)], {
    execArgv: ['--import', 'tsx'],
    env: { ...process.env, NODE_ENV: 'production' },
  });
}

/** The next message of a program. */
export async function receiveMessage(child: ChildProcess): Promise<unknown> {
  const [message] = (await once(child, 'message')) as [unknown];
  return message;
}
