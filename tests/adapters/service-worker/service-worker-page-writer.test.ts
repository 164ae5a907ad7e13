import { expect, it } from 'vitest';
import { ServiceWorkerPageWriter } from '#adapters/service-worker/service-worker-page-writer.adapter.ts';
import { isWorkerMessage, type WorkerMessage } from '#adapters/service-worker/worker-message.ts';
import { createInstant } from '#domain/time/instant.ts';
import type { OfflinePage } from '#ports/offline-page-writer.port.ts';
import { RecordingLogger } from '#tests/support/recording-logger.ts';
import { settled } from '#tests/support/settled.ts';

type WorkerWindow = ConstructorParameters<typeof ServiceWorkerPageWriter>[0];

function aWorker() {
  const heard: WorkerMessage[] = [];
  return { heard, postMessage: (message: WorkerMessage) => void heard.push(message) };
}

/** A window that has fetched two files of the site and one of another. */
function aWindow(serviceWorker: unknown): WorkerWindow {
  const origin = 'https://klankhuis.example';
  const names = [
    `${origin}/assets/a.js`,
    `${origin}/gateway/nl/global`,
    'https://elsewhere.example/assets/b.js',
  ];
  return {
    navigator: { serviceWorker },
    location: { origin },
    performance: { getEntriesByType: () => names.map((name) => ({ name })) },
  } as unknown as WorkerWindow;
}

function aConcert(path: string): OfflinePage {
  return { path, title: 'Tosca', startsAt: createInstant(1), phone: '085 1' };
}

it('WAY-39 sends title, time and phone number of read pages and favourites, with the files that a read page uses', async () => {
  const worker = aWorker();
  const registration = { active: worker };
  const registered = { register: async () => registration, ready: Promise.resolve(registration) };
  const pages = new ServiceWorkerPageWriter(aWindow(registered), new RecordingLogger());
  pages.storeReadPage(aConcert('/concerten/tosca'));
  pages.removeOtherFavourites(['/concerten/lied']);
  pages.storeFavourite(aConcert('/concerten/lied'));
  await settled();
  expect(worker.heard).toEqual([
    {
      kind: 'read',
      path: '/concerten/tosca',
      title: 'Tosca',
      startsAt: 1,
      phone: '085 1',
      files: ['/assets/a.js'],
    },
    { kind: 'favourites', paths: ['/concerten/lied'] },
    { kind: 'favourite', path: '/concerten/lied', title: 'Tosca', startsAt: 1, phone: '085 1' },
  ]);
  expect(worker.heard.every(isWorkerMessage)).toBe(true);
});

it('sends to the active worker instead of the one at page load', async () => {
  const registration = { active: aWorker() };
  const registered = { register: async () => registration, ready: Promise.resolve(registration) };
  const pages = new ServiceWorkerPageWriter(aWindow(registered), new RecordingLogger());
  const other = aWorker();
  registration.active = other;
  pages.removeOtherFavourites([]);
  await settled();
  expect(other.heard).toHaveLength(1);
});

it('stores nothing without workers, and logs once that none is available', async () => {
  const logger = new RecordingLogger();
  const refusing = { register: () => Promise.reject(new Error('SecurityError')) };
  const pages = new ServiceWorkerPageWriter(aWindow(refusing), logger);
  new ServiceWorkerPageWriter(aWindow(undefined), logger).storeReadPage(aConcert('/concerten/tosca'));
  pages.storeReadPage(aConcert('/concerten/tosca'));
  pages.removeOtherFavourites([]);
  await settled();
  expect(logger.events).toEqual(['offline-pages.worker-failed']);
});
