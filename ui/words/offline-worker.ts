import { toHallDay } from '#domain/time/hall-day.ts';
import type { Instant } from '#domain/time/instant.ts';
import { getFormats } from '#ui/format/formats.ts';

/** The texts that the service worker adds to pages. */
export const offlineWorkerWords = {
  nl: {
    storedPages: 'Wat u hier wel kunt lezen',
    copyNotice: (made: Instant) =>
      `U bent offline. U leest deze pagina zoals zij was op ${getFormats('nl', toHallDay(made)).shortDateTime(made)}; kaartverkoop en prijzen kunnen veranderd zijn.`,
  },
  en: {
    storedPages: 'What you can read here',
    copyNotice: (made: Instant) =>
      `You’re offline. You are reading this page as it was on ${getFormats('en', toHallDay(made)).shortDateTime(made)}; ticket sales and prices may have changed.`,
  },
};
