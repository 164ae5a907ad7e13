import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Provider {
  readonly handle: (request: Request) => Promise<Response>;
}

interface ServedProvider {
  readonly url: string;
  close(): Promise<void>;
}

/** Serves a ticketing on a free port. */
export async function serveProvider(provider: Provider): Promise<ServedProvider> {
  const server = createServer((incoming, outgoing) => void answer(provider, incoming, outgoing));
  await new Promise<void>((resolve) => {
    server.listen(0, resolve);
  });
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** Passes a request to the provider, and its response back. */
async function answer(
  provider: Provider,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): Promise<void> {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk as Buffer);
  const { method = 'GET', headers, url = '/' } = incoming;
  const request = new Request(`http://${headers.host}${url}`, {
    method,
    headers: headers as Record<string, string>,
    ...(chunks.length > 0 && { body: Buffer.concat(chunks) }),
  });
  const response = await provider.handle(request);
  outgoing.writeHead(response.status, Object.fromEntries(response.headers));
  outgoing.end(await response.text());
}
