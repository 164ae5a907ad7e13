import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { errorScript, maxReportsPerDocument } from '#src/server/browser-errors/error-script.ts';

interface SentReport {
  readonly message: string;
  readonly frames: readonly string[];
  readonly path: string;
  readonly build: string;
}

interface Document {
  readonly rate?: string;
  /** What `Math.random` returns. */
  readonly random?: number;
  readonly pathname?: string;
}

/** Runs the script as a document does; returns how to raise an event in it, and what it has sent. */
function openDocument({ rate = '1', random = 0.5, pathname = '/concerten' }: Document = {}) {
  const listeners = new Map<string, (event: object) => void>();
  const requests: { readonly path: string; readonly options: Record<string, unknown> }[] = [];
  runInNewContext(errorScript.source, {
    Math: { random: () => random },
    document: { currentScript: { dataset: { build: 'b1', rate } } },
    location: { pathname, search: '?email=anna@voorbeeld.nl' },
    addEventListener: (name: string, listener: (event: object) => void) => listeners.set(name, listener),
    fetch: async (path: string, options: Record<string, unknown>) => {
      requests.push({ path, options });
      throw new TypeError('Failed to fetch');
    },
  });
  return {
    requests,
    raise: (name: 'error' | 'unhandledrejection', event: object) => listeners.get(name)?.(event),
    reports: () => requests.map(({ options }) => JSON.parse(String(options['body'])) as SentReport),
  };
}

const stack = `TypeError: x is undefined
    at render (https://klankhuis.example/assets/site-Ab12_-.js:4:1203)
    at https://klankhuis.example/concerten?email=anna@voorbeeld.nl:1:20`;

describe('the script that reports errors', () => {
  it('OPS-1 sends message, positions in the site’s files, path and build, without cookies and referrer', () => {
    const page = openDocument();
    page.raise('error', { error: { name: 'TypeError', message: 'x is undefined', stack } });
    expect(page.reports()).toEqual([
      {
        message: 'TypeError: x is undefined',
        frames: ['/assets/site-Ab12_-.js:4:1203'],
        path: '/concerten',
        build: 'b1',
      },
    ]);
    expect(page.requests[0]).toMatchObject({
      path: '/errors',
      options: { method: 'POST', credentials: 'omit', referrerPolicy: 'no-referrer', keepalive: true },
    });
  });

  it('OPS-1 reports a script that cannot be parsed, by the position in the event', () => {
    const page = openDocument();
    page.raise('error', {
      message: 'SyntaxError: Unexpected token',
      error: { name: 'SyntaxError', message: 'Unexpected token', stack: 'SyntaxError: Unexpected token' },
      filename: 'https://klankhuis.example/assets/site-Ab.js',
      lineno: 1,
      colno: 9,
    });
    page.raise('unhandledrejection', { reason: { name: 'SyntaxError', message: 'Unexpected token' } });
    page.raise('error', { message: 'Script error.' });
    page.raise('unhandledrejection', {});
    const sent = page.reports();
    expect(sent.map(({ frames }) => frames)).toEqual([['/assets/site-Ab.js:1:9'], [], [], []]);
    expect(sent[1]?.message).toBe('SyntaxError: Unexpected token');
    expect(sent[2]?.message).toBe('Error: Script error.');
  });

  it.each([
    ['no result for anna.smit@voorbeeld.nl', 'no result for *'],
    ['GET /zoeken?zoekterm=anna failed', 'GET /zoeken* failed'],
    ['hash 0123456789abcdef0123456789abcdef', 'hash *'],
    ['order 48217 of anna%40voorbeeld.nl', 'order * of *'],
  ])('OPS-1 sends nothing personal of the message “%s”', (message, sent) => {
    const page = openDocument();
    page.raise('unhandledrejection', { reason: { name: 'Error', message } });
    expect(page.reports()[0]?.message).toBe(`Error: ${sent}`);
  });

  it('OPS-1 reports a few errors of a document, and none of a browser extension', () => {
    const page = openDocument();
    page.raise('error', {
      error: { message: 'theirs', stack: 'at moz-extension://1/x.js:1:1' },
    });
    for (let error = 0; error < 9; error += 1) page.raise('error', { error: { message: 'ours', stack } });
    expect(page.reports().map(({ message }) => message)).toEqual(
      Array.from({ length: maxReportsPerDocument }, () => 'Error: ours'),
    );
  });

  it.each([
    ['1', 0.999, 1],
    ['0.1', 0.09, 1],
    ['0.1', 0.11, 0],
    ['0', 0, 0],
  ])('OPS-1 reports for the configured share of documents: rate %s, random %d', (rate, random, count) => {
    const page = openDocument({ rate, random });
    page.raise('error', { message: 'x' });
    expect(page.requests).toHaveLength(count);
  });
});
