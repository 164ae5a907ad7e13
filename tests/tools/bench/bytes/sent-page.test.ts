import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import {
  countElements,
  fetchSentPage,
  findFigures,
  findFonts,
  findStyles,
  textBetween,
} from '#tests/tools/bench/bytes/sent-page.ts';

const figure = '/figure/1.petrol.square.17.open.svg';
const html = `<html><img src="${figure}"><img src="${figure}"><script id="state">{"a":1}</script></html>`;

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

describe('a sent page', () => {
  it('is measured compressed and uncompressed, with its data and its figures', async () => {
    const page = await visit('/');
    expect(page.sent).toBe(brotliCompressSync(html).byteLength);
    expect(page.length).toBe(html.length);
    expect(page.state.length).toBe('{"a":1}'.length);
    expect(page.figures).toEqual(['<svg/>'.length]);
    expect(page.elements).toBe(6);
  });

  it('rejects if it does not exist', async () => {
    await expect(visit('/nergens')).rejects.toThrow('/nergens answered 404');
  });

  it('has the elements that a browser makes of it, and none of a text', () => {
    expect(countElements('<!doctype html><p>a<br>b<p><svg><use/></svg>')).toBe(8);
    expect(countElements('<script type="application/json">"<p><p>"</script>')).toBe(4);
  });

  it('lists each figure once', () => {
    expect(findFigures(html)).toEqual([figure]);
    expect(findFigures('<img src="/media/a.jpg">')).toEqual([]);
  });

  it('lists the style sheets and the preloaded fonts', () => {
    const links =
      '<link rel="stylesheet" href="/a.css"><link rel="preload" as="font" type="font/woff2" href="/assets/a.woff2" crossorigin>';
    expect(findFonts(links)).toEqual(['assets/a.woff2']);
    expect(findStyles(links)).toEqual(['a.css']);
  });

  it('has no data without a data block', () => {
    expect(textBetween('<p>a</p>', '<script>', '</script>')).toBe('');
    expect(textBetween('<script>a', '<script>', '</script>')).toBe('');
  });
});
