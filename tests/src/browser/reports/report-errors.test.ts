import { describe, expect, it } from 'vitest';
import { maxErrorReports, reportScriptError } from '#src/browser/reports/report-errors.ts';

interface SentReport {
  readonly message: string;
  readonly frames: readonly string[];
}

/** A page at `/concerten`, which records its requests; each of them fails. */
function openPage() {
  const requests: { readonly path: string; readonly options: RequestInit }[] = [];
  const location = { pathname: '/concerten', search: '?email=anna@voorbeeld.nl' };
  const fetch = async (path: string, options: RequestInit) => {
    requests.push({ path, options });
    throw new TypeError('Failed to fetch');
  };
  const document = { querySelector: () => ({ content: '/assets/entry-browser-Ab12_-xy.js' }) };
  const page = { document, location, fetch } as unknown as Window;
  const count = { sent: 0 };
  return {
    requests,
    raise: (event: unknown) => reportScriptError(event, page, count),
    sent: () => requests.map(({ options }) => JSON.parse(String(options.body)) as SentReport),
  };
}

const stack = `TypeError: x is undefined
    at render (https://klankhuis.example/assets/site-Ab12_-.js:4:1203)
    at https://klankhuis.example/concerten?email=anna@voorbeeld.nl:1:20`;

describe('the report of an error', () => {
  it('OPS-1 has message, positions in the site’s files, path and build, without cookies and referrer', () => {
    const page = openPage();
    page.raise({ error: { name: 'TypeError', message: 'x is undefined', stack } });
    expect(page.sent()).toEqual([
      {
        message: 'TypeError: x is undefined',
        frames: ['/assets/site-Ab12_-.js:4:1203'],
        path: '/concerten',
        build: 'Ab12_-xy',
      },
    ]);
    expect(page.requests[0]).toMatchObject({
      path: '/errors',
      options: { method: 'POST', credentials: 'omit', referrerPolicy: 'no-referrer', keepalive: true },
    });
  });

  it('OPS-1 has the position in the event, if the script cannot be parsed', () => {
    const page = openPage();
    const error = new SyntaxError('Unexpected token');
    page.raise({ error, filename: 'https://klankhuis.example/assets/site-Ab.js', lineno: 1, colno: 9 });
    expect(page.sent()[0]).toMatchObject({
      message: 'SyntaxError: Unexpected token',
      frames: ['/assets/site-Ab.js:1:9'],
    });
  });

  it.each([
    [{ message: 'Script error.' }, 'Error: Script error.'],
    [{ reason: 'refused' }, 'Error: refused'],
    [{ reason: undefined }, 'Error: [object Object]'],
  ])('OPS-1 is also sent for an event without an error: %j', (event, message) => {
    const page = openPage();
    page.raise(event);
    expect(page.sent()[0]).toMatchObject({ message, frames: [] });
  });

  it.each([
    ['no result for anna.smit@voorbeeld.nl', 'no result for *'],
    ['GET /zoeken?zoekterm=anna failed', 'GET /zoeken* failed'],
    ['hash 0123456789abcdef0123456789abcdef', 'hash *'],
    ['order 48217 of anna%40voorbeeld.nl', 'order * of *'],
  ])('OPS-1 has nothing personal of the message “%s”', (message, sent) => {
    const page = openPage();
    page.raise({ reason: new Error(message) });
    expect(page.sent()[0]?.message).toBe(`Error: ${sent}`);
  });

  it('OPS-1 is sent for a few errors of a document, and for none of a browser extension', () => {
    const page = openPage();
    const error = Object.assign(new Error('theirs'), { stack: 'at moz-extension://1/x.js:1:1' });
    page.raise({ error });
    expect(page.requests).toEqual([]);
    for (let sent = 0; sent < 9; sent += 1) page.raise({ message: 'ours' });
    expect(page.requests).toHaveLength(maxErrorReports);
  });

  it('OPS-1 is sent once for an error that is thrown again', () => {
    const page = openPage();
    const error = new Error('ours');
    page.raise(error);
    page.raise({ reason: error });
    expect(page.requests).toHaveLength(1);
  });
});
