import { startOfflineWorker } from '#adapters/service-worker/offline-worker.ts';
import { setHallTime } from '#domain/time/set-hall-time.ts';
import { hallIdentity } from '#hall/identity.ts';
import { baseColours } from '#hall/palette.ts';
import { offlineWorkerWords } from '#ui/words/offline-worker.ts';

/** The entry point of the service worker. */
setHallTime(hallIdentity);
startOfflineWorker({ words: offlineWorkerWords, ...baseColours });
