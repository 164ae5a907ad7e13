import { get } from 'node:http';

/** How long requests over connections of their own took, from the start of the connection to the end of the answer. */
export interface FreshConnections {
  readonly answers: number;
  /** Answers other than 200, and broken connections. */
  readonly bad: number;
  /** In milliseconds. */
  readonly p50: number;
  readonly p99: number;
  readonly max: number;
}

/** Requests `url` `rate` times a second for some seconds, each over a new connection. Waits for all answers, at most 30 s each. */
export async function requestOverFreshConnections(
  url: string,
  seconds: number,
  rate: number,
): Promise<FreshConnections> {
  const pending: Promise<number | undefined>[] = [];
  await new Promise<void>((resolve) => {
    const interval = setInterval(() => {
      pending.push(timeRequest(url));
      if (pending.length < seconds * rate) return;
      clearInterval(interval);
      resolve();
    }, 1000 / rate);
  });
  const durations = await Promise.all(pending);
  const sorted = durations.filter((ms) => ms !== undefined).toSorted((a, b) => a - b);
  const quantile = (share: number) =>
    sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
  return {
    answers: sorted.length,
    bad: durations.length - sorted.length,
    p50: quantile(0.5),
    p99: quantile(0.99),
    max: quantile(1),
  };
}

/** The duration of a request in milliseconds; undefined if it was not answered with 200. */
function timeRequest(url: string): Promise<number | undefined> {
  const startedAt = performance.now();
  return new Promise((resolve) => {
    const request = get(
      url,
      { agent: false, timeout: 30_000, headers: { 'accept-encoding': 'br' } },
      (response) => {
        response.resume();
        response.once('end', () =>
          resolve(response.statusCode === 200 ? performance.now() - startedAt : undefined),
        );
      },
    );
    request.once('timeout', () => request.destroy());
    request.once('error', () => resolve(undefined));
  });
}
