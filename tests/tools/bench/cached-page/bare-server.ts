import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Sends the body in a file for every request. Its arguments are the file, and names and values of headers in turn. */
const [file = '', ...headers] = process.argv.slice(2);
const body = readFileSync(file);
const server = createServer((_request, response) => {
  response.writeHead(200, [...headers, 'Content-Length', String(body.byteLength)]);
  response.end(body);
});
server.listen(0, () => console.log(`Ready: http://localhost:${(server.address() as AddressInfo).port}`));
