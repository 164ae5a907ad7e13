import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import {
  type AddressInfo,
  connect,
  createServer as createTcpServer,
  type Server as TcpServer,
} from 'node:net';
import type { Instant } from '#domain/time/instant.ts';
import { createHall } from '#fixtures/hall/hall.ts';
import type { EnvironmentVariables } from '#src/config/read-variable-values.ts';
import { afternoon } from '#tests/e2e/support/afternoon.ts';
import { ManualClock } from '#tests/support/manual-clock.ts';
import { builtSite, startBenchSite } from '#tests/tools/bench/support/running-site.ts';

/** The kind of server to start. */
export type ServerProcessOptions =
  /** The site with its own sandbox. */
  | { readonly kind: 'site' }
  /** The site alone, with systems in other processes and a clock that is advanced by messages. */
  | { readonly kind: 'tier'; readonly environment: EnvironmentVariables; readonly at: Instant }
  /** Sends one body from a file for every request, with these names and values of headers in a flat list. */
  | { readonly kind: 'raw'; readonly file: string; readonly headers: readonly string[] }
  /** Passes connections on to these ports, each to the next. */
  | { readonly kind: 'balancer'; readonly ports: readonly number[] };

/** A message to a server process: asks for its CPU time, or advances the clock of a site. */
export type ServerProcessMessage = 'work' | { readonly advanceMs: number };

/** The clock of a `tier`. */
const clock = new ManualClock(afternoon);

/** A server process: reports its address, and on request its CPU time in milliseconds. */
const options = JSON.parse(process.argv[2] ?? '{}') as ServerProcessOptions;
process.send?.({ url: await serverAt(options) });
process.on('message', (message: ServerProcessMessage) => {
  if (message !== 'work') clock.advance(message.advanceMs);
  const { user, system } = process.cpuUsage();
  process.send?.((user + system) / 1000);
});
process.on('disconnect', () => process.exit(0));

async function serverAt(requested: ServerProcessOptions): Promise<string> {
  switch (requested.kind) {
    case 'site':
      return (await startBenchSite(() => {}, createHall(1888, afternoon))).url;
    case 'tier':
      clock.moveTo(requested.at);
      return (await builtSite(requested.environment, clock)).url;
    case 'raw':
      return rawServer(requested);
    case 'balancer':
      return balancer(requested.ports);
  }
}

function rawServer({ file, headers }: Extract<ServerProcessOptions, { kind: 'raw' }>): Promise<string> {
  const body = readFileSync(file);
  const list = [...headers, 'Content-Length', String(body.byteLength)];
  const server = createServer((_request, response) => {
    response.writeHead(200, list);
    response.end(body);
  });
  return listening(server);
}

function balancer(ports: readonly number[]): Promise<string> {
  let connections = 0;
  const server = createTcpServer({ noDelay: true }, (visitor) => {
    const port = ports[connections % ports.length] ?? 0;
    connections += 1;
    const instance = connect({ port, host: '127.0.0.1', noDelay: true });
    visitor.pipe(instance).pipe(visitor);
    for (const [socket, other] of [
      [visitor, instance],
      [instance, visitor],
    ] as const)
      socket.on('error', () => other.destroy());
  });
  return listening(server);
}

function listening(server: TcpServer): Promise<string> {
  return new Promise((resolve) => {
    server.listen(0, () => resolve(`http://localhost:${(server.address() as AddressInfo).port}`));
  });
}
