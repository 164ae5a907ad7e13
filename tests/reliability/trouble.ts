import { connect } from 'node:net';
import type { ServedSite } from '#tests/support/served-site.ts';

/** Whatever has a sandbox behind it. */
export type Behind = Pick<ServedSite, 'sandbox'>;

/** Something that goes wrong behind the site, as the sandbox takes it (docs/sandbox.md). */
export type Fault = Readonly<Record<string, string | number | boolean | Readonly<Record<string, string>>>>;

/** Lets something go wrong with the CMS and its search until `mend`. */
export async function breakCms({ sandbox }: Behind, fault: Fault): Promise<void> {
  const body = JSON.stringify({ route: '*', ...fault });
  const answer = await fetch(`${sandbox.urls.cms}/__faults`, { method: 'POST', body });
  if (answer.status !== 201) throw new Error(await answer.text());
}

export function mend({ sandbox }: Behind): void {
  sandbox.reset();
}

/** What the CMS was asked since it was mended, by method and address. */
export async function callsTo({ sandbox }: Behind): Promise<Readonly<Record<string, number>>> {
  return (await (await fetch(`${sandbox.urls.cms}/__calls`)).json()) as Record<string, number>;
}

export async function sumOfCalls(site: Behind): Promise<number> {
  return Object.values(await callsTo(site)).reduce((sum, count) => sum + count, 0);
}

/** Sends bytes as they are, and gives all that comes back until the connection ends or `patience` milliseconds are over. */
export function raw(site: ServedSite, bytes: string, patience = 3000): Promise<string> {
  const { hostname, port } = new URL(site.url);
  return new Promise((resolve) => {
    let answer = '';
    const socket = connect(Number(port), hostname, () => socket.write(bytes, 'latin1'));
    const end = () => {
      socket.destroy();
      resolve(answer);
    };
    socket.setTimeout(patience, end);
    socket.on('data', (piece) => {
      answer += piece.toString('latin1');
    });
    socket.on('error', end);
    socket.on('close', end);
  });
}

/** The status of a raw answer; 0 where there was none. */
export function statusOf(answer: string): number {
  return Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1] ?? 0);
}

/** Sends something to a site, as JSON unless said otherwise. */
export function post(
  { url }: Pick<ServedSite, 'url'>,
  path: string,
  body: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<Response> {
  const type = { 'content-type': 'application/json' };
  return fetch(`${url}${path}`, { method: 'POST', body, headers: { ...type, ...headers } });
}
