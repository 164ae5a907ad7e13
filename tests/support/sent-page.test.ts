import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { fetchSentPage } from '#tests/support/sent-page.ts';

const figure = '/figure/1.petrol.square.17.open.svg';
const head = `<title>"<p>"</title><link rel="stylesheet" href="/assets/a.css"><link rel=preload as="font" href="/assets/a.woff2">
<meta name=modules content="/assets/entry.js /report /assets/site.js">`;
const body = `<img src="${figure}"><img src="${figure}"><img src="/media/a.jpg">
<script type="application/json" id="state">{"a":1}</script><script>start()</script>`;
const html = `<html><head>${head}</head><body>${body}</body></html>`;

/** Fetches a page of a site with one page and one figure, on a free port. */
async function visit(path: string) {
  const server = createServer(({ url }, response) => {
    if (url === figure) return response.end('<svg/>');
    if (url !== '/') return response.writeHead(404).end();
    return response.writeHead(200, { 'Content-Encoding': 'br' }).end(brotliCompressSync(html));
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const site = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return fetchSentPage(site, path).finally(() => server.close());
}

it('a sent page is measured compressed and uncompressed, with its elements and its files', async () => {
  expect(await visit('/')).toEqual({
    sent: brotliCompressSync(html).byteLength,
    length: html.length,
    elements: 12,
    figures: ['<svg/>'.length],
    styles: ['assets/a.css'],
    fonts: ['assets/a.woff2'],
  });
});

it('a page that does not exist is not measured', async () => {
  await expect(visit('/nergens')).rejects.toThrow('/nergens answered 404');
});
