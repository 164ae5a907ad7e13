import { startOfflineWorker } from '#adapters/service-worker/offline-worker.ts';
import { setDateTimeDefaults } from '#domain/time/set-date-time-defaults.ts';
import { hallIdentity } from '#hall/identity.ts';
import { offlineWorkerWords } from '#src/browser/offline-worker-words.ts';

/** The entry point of the service worker. */
setDateTimeDefaults(hallIdentity);
startOfflineWorker(offlineWorkerWords);
