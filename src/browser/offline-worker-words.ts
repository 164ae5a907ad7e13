import type { Locale } from '#domain/locale/locale.ts';
import { toHallDay } from '#domain/time/hall-day.ts';
import type { Instant } from '#domain/time/instant.ts';
import { getFormats } from '#ui/format/formats.ts';
import en from '#ui/words/offline-worker.en.json';
import nl from '#ui/words/offline-worker.nl.json';

/** The texts that the service worker adds to pages; i18next would double its size. */
export const offlineWorkerWords = { nl: toOfflineWords('nl', nl), en: toOfflineWords('en', en) };

function toOfflineWords(locale: Locale, texts: typeof nl) {
  return {
    storedPages: texts['offlineWorker.storedPages'],
    copyNotice: (made: Instant) => {
      const moment = getFormats(locale, toHallDay(made)).shortDateTime(made);
      return texts['offlineWorker.copyNotice'].replace('{{made}}', moment);
    },
  };
}
