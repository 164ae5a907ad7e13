import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import autocannon from 'autocannon';
import type { ServerProcessMessage, ServerProcessOptions } from '#tests/tools/bench/pages/server-child.ts';

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
  const file = new URL('./server-child.ts', import.meta.url).pathname;
  const child: ChildProcess = fork(file, [JSON.stringify(options)], {
    execArgv: ['--import', 'tsx'],
    env: { ...process.env, NODE_ENV: 'production' },
  });
  const [{ url }] = (await once(child, 'message')) as [{ url: string }];
  const send = async (message: ServerProcessMessage): Promise<number> => {
    child.send(message);
    const [{ work }] = (await once(child, 'message')) as [{ work: number }];
    return work;
  };
  return {
    url,
    readCpuMs: () => send('work'),
    advance: async (advanceMs) => void (await send({ advanceMs })),
    close: () => child.disconnect(),
  };
}

/** The result of a load. */
export interface Loaded {
  readonly answers: number;
  /** Responses other than 2xx and 3xx, and broken connections. */
  readonly bad: number;
  /** In milliseconds. */
  readonly p50: number;
  readonly p99: number;
}

/** Twenty connections that request again as soon as they are answered, for some seconds; or a constant rate. */
export async function load(
  url: string,
  seconds: number,
  more: {
    readonly headers?: Record<string, string>;
    readonly rate?: number;
    readonly connections?: number;
  } = {},
): Promise<Loaded> {
  const { headers = { 'accept-encoding': 'br' }, rate, connections = 20 } = more;
  const result = await autocannon({
    url,
    duration: seconds,
    connections,
    headers,
    setupClient: withoutBodies,
    ...(rate === undefined ? {} : { overallRate: rate }),
  });
  const good = result['2xx'] + result['3xx'];
  return {
    answers: good,
    bad: result.requests.total - good + result.errors,
    p50: result.latency.p50,
    p99: result.latency.p99,
  };
}

/** Discards the bodies: autocannon decodes them as text, which for compressed bytes costs more than the response costs the server. */
function withoutBodies(client: autocannon.Client): void {
  const { pipelinedRequests } = client as autocannon.Client & { readonly pipelinedRequests: object };
  Object.assign(pipelinedRequests, { addBody: () => {} });
}
