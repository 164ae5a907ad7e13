import { hallZone } from '#domain/time/hall-day.ts';

/** The texts that the service worker adds to pages. */
export const offlineWorkerWords = {
  nl: {
    title: 'Geen verbinding',
    text: 'Deze pagina is niet op dit apparaat bewaard. Zodra er weer verbinding is, staat zij er gewoon.',
    storedPages: 'Wat u hier wel kunt lezen',
    retry: 'Probeer opnieuw',
    copyNotice: (moment: number) =>
      `Geen verbinding. U leest deze pagina zoals zij was op ${formatMoment('nl-NL', moment)}; kaartverkoop en prijzen kunnen veranderd zijn.`,
  },
  en: {
    title: 'No connection',
    text: 'This page has not been kept on this device. As soon as there is a connection it will be here as usual.',
    storedPages: 'What you can read here',
    retry: 'Try again',
    copyNotice: (moment: number) =>
      `No connection. You are reading this page as it was on ${formatMoment('en-GB', moment)}; ticket sales and prices may have changed.`,
  },
};

function formatMoment(tag: string, moment: number): string {
  return new Intl.DateTimeFormat(tag, {
    timeZone: hallZone,
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).format(moment);
}
