import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import autocannon from 'autocannon';
import type { ChildWish } from '#tests/bench/pages/server-child.ts';

/** A server in a process of its own. */
export interface Served {
  readonly url: string;
  /** How much it has worked since it began, in milliseconds of its processors. */
  work(): Promise<number>;
  close(): void;
}

/** Starts a server; what it sends is what production sends. */
export async function served(wish: ChildWish): Promise<Served> {
  const file = new URL('./server-child.ts', import.meta.url).pathname;
  const child: ChildProcess = fork(file, [JSON.stringify(wish)], {
    execArgv: ['--import', 'tsx'],
    env: { ...process.env, NODE_ENV: 'production' },
  });
  const [{ url }] = (await once(child, 'message')) as [{ url: string }];
  return {
    url,
    work: async () => {
      child.send('work');
      const [{ work }] = (await once(child, 'message')) as [{ work: number }];
      return work;
    },
    close: () => child.disconnect(),
  };
}

/** What a load came to. */
export interface Loaded {
  readonly answers: number;
  /** Answers that were none of 2xx and 3xx, and connections that broke. */
  readonly bad: number;
  /** In milliseconds. */
  readonly p50: number;
  readonly p99: number;
}

/** Twenty visitors who ask again as soon as they are answered, for so many seconds; or so many questions a second. */
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

/** Bodies are thrown away: autocannon reads them as text, which for pressed bytes costs it more than the answer costs the server. */
function withoutBodies(client: autocannon.Client): void {
  const { pipelinedRequests } = client as autocannon.Client & { readonly pipelinedRequests: object };
  Object.assign(pipelinedRequests, { addBody: () => {} });
}
