import type { Query } from '#ports/query.ts';

/** A port whose calls reject with the reason of an abort, before they begin. */
export function rejectAborted<Port extends object>(port: Port): Port {
  const calls = Object.entries(port as Readonly<Record<string, Query<never, unknown>>>);
  const checked = calls.map(([name, call]): [string, Query<never, unknown>] => [
    name,
    (params, signal) => (signal?.aborted ? Promise.reject(signal.reason) : call(params)),
  ]);
  return Object.fromEntries(checked) as Port;
}
