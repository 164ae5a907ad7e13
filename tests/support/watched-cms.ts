import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** A proxy in front of the sandbox's CMS, which records the requests. */
export interface WatchedCms {
  readonly url: string;
  readonly requests: string[];
  /** The URL of the CMS. */
  behind: string;
  /** Requests are answered once this has resolved. */
  answersAfter: Promise<void>;
  close(): void;
}

export async function watchCms(): Promise<WatchedCms> {
  const requests: string[] = [];
  const forward = async (request: IncomingMessage, response: ServerResponse) => {
    const { method = 'GET', url, headers } = request;
    requests.push(`${method} ${url}`);
    const body = await text(request);
    await watched.answersAfter;
    const answer = await fetch(`${watched.behind}${url}`, {
      method,
      headers: { 'content-type': 'application/json', authorization: headers.authorization ?? '' },
      ...(body !== '' && { body }),
    });
    response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? '' });
    response.end(await answer.text());
  };
  const server = createServer((request, response) => void forward(request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const watched: WatchedCms = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    behind: '',
    answersAfter: Promise.resolve(),
    close: () => void server.close(),
  };
  return watched;
}
