import { type IncomingHttpHeaders, request } from 'node:http';
import { connect } from 'node:net';
import type { ServedSite } from '#tests/support/served-site.ts';

/** Anything with a sandbox. */
export type HasSandbox = Pick<ServedSite, 'sandbox'>;

/** A fault for the sandbox's fault injection (docs/sandbox.md). */
export type Fault = Readonly<Record<string, string | number | boolean | Readonly<Record<string, string>>>>;

/** Injects a fault into the CMS and its search until `mend`. */
export async function breakCms({ sandbox }: HasSandbox, fault: Fault): Promise<void> {
  const body = JSON.stringify({ route: '*', ...fault });
  const answer = await fetch(`${sandbox.urls.cms}/__faults`, { method: 'POST', body });
  if (answer.status !== 201) throw new Error(await answer.text());
}

export function resetFaults({ sandbox }: HasSandbox): void {
  sandbox.reset();
}

/** The number of requests to the CMS since `mend`, by method and address. */
export async function readCmsCalls({ sandbox }: HasSandbox): Promise<Readonly<Record<string, number>>> {
  return (await (await fetch(`${sandbox.urls.cms}/__calls`)).json()) as Record<string, number>;
}

export async function countCmsCalls(site: HasSandbox): Promise<number> {
  return Object.values(await readCmsCalls(site)).reduce((sum, count) => sum + count, 0);
}

/** Sends raw bytes, and returns everything received until the connection closes or `timeoutMs` have passed. */
export function sendRaw(site: ServedSite, bytes: string, timeoutMs = 3000): Promise<string> {
  const { hostname, port } = new URL(site.url);
  return new Promise((resolve) => {
    let answer = '';
    const socket = connect(Number(port), hostname, () => socket.write(bytes, 'latin1'));
    const end = () => {
      socket.destroy();
      resolve(answer);
    };
    socket.setTimeout(timeoutMs, end);
    socket.on('data', (piece) => {
      answer += piece.toString('latin1');
    });
    socket.on('error', end);
    socket.on('close', end);
  });
}

/** The status of a raw response; 0 if there was none. */
export function parseStatus(answer: string): number {
  return Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1] ?? 0);
}

/** Sends a POST to a site, as JSON by default. */
export function post(
  { url }: Pick<ServedSite, 'url'>,
  path: string,
  body: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<Response> {
  const type = { 'content-type': 'application/json' };
  return fetch(`${url}${path}`, { method: 'POST', body, headers: { ...type, ...headers } });
}

interface RawAnswer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** Sends a request and returns the response without decompression. */
export function sendUncoded(
  site: Pick<ServedSite, 'url'>,
  path: string,
  headers: Readonly<Record<string, string>> = {},
  method = 'GET',
): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    const outgoing = request(`${site.url}${path}`, { method, headers }, (answer) => {
      const pieces: Buffer[] = [];
      answer.on('data', (piece: Buffer) => pieces.push(piece));
      answer.on('end', () =>
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(pieces) }),
      );
    });
    outgoing.on('error', reject).end();
  });
}

/** The head of a request, of these lines. */
export const toHead = (...lines: readonly string[]) => `${lines.join('\r\n')}\r\n\r\n`;

/** A GET of a path by a client that then closes the connection. */
export const toGet = (path: string, host = 'klankhuis.example') =>
  toHead(`GET ${path} HTTP/1.1`, `Host: ${host}`, 'Connection: close');
