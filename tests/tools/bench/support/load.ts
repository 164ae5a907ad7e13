import autocannon from 'autocannon';

/** How requests are sent. */
export interface LoadOptions {
  readonly headers?: Readonly<Record<string, string>>;
  readonly connections?: number;
  /** Requests per second of all connections together; without it, each connection requests again as soon as it is answered. */
  readonly rate?: number;
  /** The path of each request by its number; that of the URL if there is none. */
  readonly path?: (number: number) => string;
}

/** The result of a load. Durations are in milliseconds. */
export interface Loaded {
  readonly answers: number;
  /** Responses other than 2xx and 3xx, and broken connections. */
  readonly bad: number;
  /** The number of responses by status, and of broken connections, as `broken`. */
  readonly statuses: Readonly<Record<string, number>>;
  readonly p50: number;
  readonly p99: number;
}

/** Requests over some connections, twenty if not stated, for some seconds. */
export async function load(url: string, seconds: number, options: LoadOptions = {}): Promise<Loaded> {
  const { headers = { 'accept-encoding': 'br' }, connections = 20, rate, path } = options;
  let number = 0;
  const setupRequest = (request: autocannon.Request) => ({ ...request, path: path?.((number += 1)) });
  const { errors, latency, requests, statusCodeStats, ...result } = await autocannon({
    url,
    duration: seconds,
    connections,
    headers,
    timeout: 30,
    setupClient: discardBodies,
    ...(rate !== undefined && { overallRate: rate }),
    ...(path && { requests: [{ setupRequest }] }),
  });
  const answers = result['2xx'] + result['3xx'];
  const counts = Object.entries(statusCodeStats ?? {}).map(([status, { count = 0 }]) => [status, count]);
  return {
    answers,
    bad: requests.total - answers + errors,
    statuses: { ...Object.fromEntries(counts), ...(errors > 0 && { broken: errors }) },
    p50: latency.p50,
    p99: latency.p99,
  };
}

/** autocannon decodes bodies as text, which for compressed bytes costs more than the response costs the server. */
function discardBodies(client: autocannon.Client): void {
  const { pipelinedRequests } = client as autocannon.Client & { readonly pipelinedRequests: object };
  Object.assign(pipelinedRequests, { addBody: () => {} });
}
