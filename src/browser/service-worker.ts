import { startOfflineWorker } from '#adapters/service-worker/offline-worker.ts';
import { setHall } from '#domain/hall/set-hall.ts';
import { hallIdentity } from '#hall/identity.ts';
import { themeIndependentColours } from '#hall/palette.ts';
import { offlineWorkerWords } from '#ui/words/offline-worker.ts';

/** The entry point of the service worker. */
setHall(hallIdentity);
startOfflineWorker({ words: offlineWorkerWords, ...themeIndependentColours });
