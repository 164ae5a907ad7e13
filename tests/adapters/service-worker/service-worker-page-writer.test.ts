import { expect, it } from 'vitest';
import { ServiceWorkerPageWriter } from '#adapters/service-worker/service-worker-page-writer.adapter.ts';
import { RecordingLogger } from '#tests/support/recording-logger.ts';
import { settled } from '#tests/support/settled.ts';

type WorkerWindow = ConstructorParameters<typeof ServiceWorkerPageWriter>[0];

function aWorker() {
  const heard: unknown[] = [];
  return { heard, postMessage: (message: unknown) => void heard.push(message) };
}

function aWindow(serviceWorker: unknown): WorkerWindow {
  return { navigator: { serviceWorker } } as unknown as WorkerWindow;
}

it('WAY-39 sends the concerts that were opened, and the favourites', async () => {
  const worker = aWorker();
  const registration = { active: worker };
  const registered = { register: async () => registration, ready: Promise.resolve(registration) };
  const pages = new ServiceWorkerPageWriter(aWindow(registered), new RecordingLogger());
  pages.storeOpenedConcert('/concerten/tosca');
  pages.storeSavedConcerts(['/concerten/lied']);
  await settled();
  expect(worker.heard).toEqual([
    { kind: 'opened', paths: ['/concerten/tosca'] },
    { kind: 'saved', paths: ['/concerten/lied'] },
  ]);
});

it('sends to the active worker instead of the one at page load', async () => {
  const registration = { active: aWorker() };
  const registered = { register: async () => registration, ready: Promise.resolve(registration) };
  const pages = new ServiceWorkerPageWriter(aWindow(registered), new RecordingLogger());
  const other = aWorker();
  registration.active = other;
  pages.storeSavedConcerts([]);
  await settled();
  expect(other.heard).toHaveLength(1);
});

it('stores nothing without workers, and logs once that none is available', async () => {
  const logger = new RecordingLogger();
  const refusing = { register: () => Promise.reject(new Error('SecurityError')) };
  const pages = new ServiceWorkerPageWriter(aWindow(refusing), logger);
  new ServiceWorkerPageWriter(aWindow(undefined), logger).storeOpenedConcert('/concerten/tosca');
  pages.storeOpenedConcert('/concerten/tosca');
  pages.storeSavedConcerts([]);
  await settled();
  expect(logger.events).toEqual(['offline-pages.worker-failed']);
});
