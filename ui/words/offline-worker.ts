import { hallZone } from '#domain/time/hall-day.ts';

/** The texts that the service worker adds to pages. */
export const offlineWorkerWords = {
  nl: {
    title: 'U bent offline',
    text: 'Deze pagina is niet op dit apparaat bewaard. Zodra u weer verbinding hebt, kunt u haar lezen.',
    storedPages: 'Wat u hier wel kunt lezen',
    retry: 'Probeer opnieuw',
    copyNotice: (moment: number) =>
      `U bent offline. U leest deze pagina zoals zij was op ${formatMoment('nl-NL', moment)}; kaartverkoop en prijzen kunnen veranderd zijn.`,
  },
  en: {
    title: 'You’re offline',
    text: 'This page has not been saved on this device. You can read it once you’re connected.',
    storedPages: 'What you can read here',
    retry: 'Try again',
    copyNotice: (moment: number) =>
      `You’re offline. You are reading this page as it was on ${formatMoment('en-GB', moment)}; ticket sales and prices may have changed.`,
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
