import { startOfflineWorker } from '#adapters/service-worker/offline-worker.ts';
import { house } from '#ui/theme/palette.ts';
import { offlineWorkerWords } from '#ui/words/offline-worker.ts';

/** The service worker of the site, a program of its own. */
startOfflineWorker({ words: offlineWorkerWords, ...house });
