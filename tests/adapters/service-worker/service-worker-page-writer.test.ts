import { expect, it } from 'vitest';
import { ServiceWorkerPageWriter } from '#adapters/service-worker/service-worker-page-writer.adapter.ts';
import type { WorkerMessage } from '#adapters/service-worker/worker-message.ts';
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

it('sends read pages with the files they use, and the favourites', async () => {
  const worker = aWorker();
  const registration = { active: worker };
  const registered = { register: async () => registration, ready: Promise.resolve(registration) };
  const pages = new ServiceWorkerPageWriter(aWindow(registered), new RecordingLogger());
  pages.storeReadPage('/concerten/tosca');
  pages.storeFavourites(['/concerten/lied']);
  await settled();
  expect(worker.heard).toEqual([
    { kind: 'read', path: '/concerten/tosca', files: ['/assets/a.js'] },
    { kind: 'favourites', paths: ['/concerten/lied'] },
  ]);
});

it('sends to the active worker instead of the one at page load', async () => {
  const registration = { active: aWorker() };
  const registered = { register: async () => registration, ready: Promise.resolve(registration) };
  const pages = new ServiceWorkerPageWriter(aWindow(registered), new RecordingLogger());
  const other = aWorker();
  registration.active = other;
  pages.storeFavourites([]);
  await settled();
  expect(other.heard).toHaveLength(1);
});

it('stores nothing without workers, and logs once that none is available', async () => {
  const logger = new RecordingLogger();
  const refusing = { register: () => Promise.reject(new Error('SecurityError')) };
  const pages = new ServiceWorkerPageWriter(aWindow(refusing), logger);
  new ServiceWorkerPageWriter(aWindow(undefined), logger).storeReadPage('/concerten/tosca');
  pages.storeReadPage('/concerten/tosca');
  pages.storeFavourites([]);
  await settled();
  expect(logger.events).toEqual(['offline-pages.worker-failed']);
});
