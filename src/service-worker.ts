import { startOfflineWorker } from '#adapters/service-worker/offline-worker.ts';
import { baseColours } from '#hall/palette.ts';
import { offlineWorkerWords } from '#ui/words/offline-worker.ts';

/** The entry point of the service worker. */
startOfflineWorker({ words: offlineWorkerWords, ...baseColours });
