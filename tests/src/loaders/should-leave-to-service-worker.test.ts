import { describe, expect, it } from 'vitest';
import { FetchFailure } from '#adapters/http/fetch-failure.ts';
import { shouldLeaveToServiceWorker } from '#src/loaders/page.loader.ts';

const controlled = { onLine: true, serviceWorker: { controller: {} } as ServiceWorkerContainer };
const uncontrolled = { onLine: true, serviceWorker: { controller: null } as ServiceWorkerContainer };
const noAnswer = new FetchFailure({ name: '/gateway/nl/page', status: 0, statusText: 'No answer' });
const refused = new FetchFailure({
  name: '/gateway/nl/page',
  status: 503,
  statusText: 'Service Unavailable',
});

describe('a page that could not be fetched', () => {
  it('E16 is left to the service worker if the site did not respond, also if the browser reports a network', () => {
    expect(shouldLeaveToServiceWorker(noAnswer, controlled)).toBe(true);
    expect(shouldLeaveToServiceWorker(new Error('Not fetched', { cause: noAnswer }), controlled)).toBe(true);
  });

  it('E16 is left to the service worker if the browser is offline, whatever failed', () => {
    expect(shouldLeaveToServiceWorker(new TypeError('no module'), { ...controlled, onLine: false })).toBe(
      true,
    );
  });

  it('ERROR-1 is an error page if the site responded, or its code failed', () => {
    expect(shouldLeaveToServiceWorker(refused, controlled)).toBe(false);
    expect(shouldLeaveToServiceWorker(new TypeError('no module'), controlled)).toBe(false);
  });

  it('ERROR-1 is an error page if no service worker controls the document, and on the server', () => {
    expect(shouldLeaveToServiceWorker(noAnswer, uncontrolled)).toBe(false);
    expect(shouldLeaveToServiceWorker(noAnswer, { onLine: false })).toBe(false);
    expect(shouldLeaveToServiceWorker(noAnswer, undefined)).toBe(false);
  });
});
