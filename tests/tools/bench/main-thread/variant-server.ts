import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { fetchUncompressed } from '#tests/tools/bench/support/fetch-uncompressed.ts';

/** The documents of a site, changed, on a port of its own. */
export interface VariantServer {
  readonly url: string;
  close(): Promise<void>;
}

/** The path of the program of changed documents. */
export const programPath = '/assets/bare-hydration.js';

/**
 * Serves documents of `site` after `change`, and the file `program` at `programPath`; passes on anything else. Changed documents have no
 * security policy, because it would not allow their scripts.
 */
export async function startVariantServer(
  site: string,
  change: (html: string) => string,
  program: string,
): Promise<VariantServer> {
  const server = createServer((incoming, response) => {
    const answer = async (): Promise<void> => {
      const path = incoming.url ?? '/';
      if (path === programPath) {
        response.setHeader('Content-Type', 'text/javascript');
        response.end(await readFile(program));
      } else if (incoming.headers['sec-fetch-dest'] === 'document') {
        const { text } = await fetchUncompressed(`${site}${path}`);
        response.setHeader('Content-Type', 'text/html; charset=utf-8');
        response.end(change(text));
      } else pass(site, incoming, response);
    };
    answer().catch((cause: unknown) => {
      response.statusCode = 500;
      response.end(String(cause));
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, resolve);
  });
  const address = server.address();
  return {
    url: `http://localhost:${typeof address === 'object' && address ? address.port : 0}`,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

function pass(site: string, { url = '/', method, headers }: IncomingMessage, response: ServerResponse): void {
  const upstream = request(`${site}${url}`, { method, headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 500, answer.headers);
    answer.pipe(response);
  });
  upstream.on('error', () => response.destroy());
  upstream.end();
}
