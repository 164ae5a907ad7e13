import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { sum } from 'simple-statistics';
import type { AtEnd } from '#tests/tools/bench/support/report.ts';
import type { ServerProcessMessage, ServerProcessOptions } from '#tests/tools/bench/support/server-child.ts';

/** A server in a separate process. */
export interface ServerProcess {
  readonly url: string;
  /** Its CPU time since its start, in milliseconds. */
  readCpuMs(): Promise<number>;
  /** Advances the clock of a `tier`. */
  advance(milliseconds: number): Promise<unknown>;
}

/** Starts a server in production mode. */
export async function startServerProcess(
  atEnd: AtEnd,
  options: ServerProcessOptions,
): Promise<ServerProcess> {
  const child = forkProgram(atEnd, new URL('./server-child.ts', import.meta.url), options);
  const { url } = await receiveMessage<{ readonly url: string }>(child);
  const send = async (message: ServerProcessMessage): Promise<number> => {
    child.send(message);
    return receiveMessage<number>(child);
  };
  return { url, readCpuMs: () => send('work'), advance: (advanceMs) => send({ advanceMs }) };
}

/** Does some work, and measures the CPU time that some servers take meanwhile, in milliseconds. */
export async function measureServers<Result>(
  servers: readonly ServerProcess[],
  work: () => Promise<Result>,
): Promise<{ readonly result: Result; readonly cpuMs: number }> {
  const sumCpuMs = async () => sum(await Promise.all(servers.map((server) => server.readCpuMs())));
  const before = await sumCpuMs();
  const result = await work();
  return { result, cpuMs: (await sumCpuMs()) - before };
}

/** Starts a program of these tools in production mode, with its options as its only argument. */
export function forkProgram(atEnd: AtEnd, file: URL, options: object): ChildProcess {
  const child = fork(file, [JSON.stringify(options)], {
    execArgv: ['--import', 'tsx'],
    env: { ...process.env, NODE_ENV: 'production' },
  });
  atEnd(() => child.connected && child.disconnect());
  return child;
}

/** The next message of a program. */
export async function receiveMessage<Message>(child: ChildProcess): Promise<Message> {
  const [message] = (await once(child, 'message')) as [Message];
  return message;
}
