import { hallIdentity } from '#hall/identity.ts';

/** The texts that the service worker adds to pages. */
export const offlineWorkerWords = {
  nl: {
    title: 'U bent offline',
    text: 'Deze pagina is niet op dit apparaat bewaard. Zodra u weer verbinding hebt, kunt u haar lezen.',
    storedPages: 'Wat u hier wel kunt lezen',
    retry: 'Probeer opnieuw',
    hall: { ...hallIdentity.name, homePath: '/' },
    boxOffice: 'Hebt u nu iets nodig, bel dan de kassa:',
    concertTime: (moment: number) => formatConcertTime('nl-NL', moment),
    copyNotice: (moment: number) =>
      `U bent offline. U leest deze pagina zoals zij was op ${formatMoment('nl-NL', moment)}; kaartverkoop en prijzen kunnen veranderd zijn.`,
  },
  en: {
    title: 'You’re offline',
    text: 'This page has not been saved on this device. You can read it once you’re connected.',
    storedPages: 'What you can read here',
    retry: 'Try again',
    hall: { ...hallIdentity.name, homePath: '/en' },
    boxOffice: 'If you need something now, call the box office:',
    concertTime: (moment: number) => formatConcertTime('en-GB', moment),
    copyNotice: (moment: number) =>
      `You’re offline. You are reading this page as it was on ${formatMoment('en-GB', moment)}; ticket sales and prices may have changed.`,
  },
};

/** `za 5 dec 2026, 20:15` */
function formatConcertTime(tag: string, moment: number): string {
  const options = { timeZone: hallIdentity.timeZone } as const;
  const date = new Intl.DateTimeFormat(tag, {
    ...options,
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
  }).format(moment);
  const time = new Intl.DateTimeFormat(tag, { ...options, timeStyle: 'short', hourCycle: 'h23' }).format(
    moment,
  );
  return `${date.replace(',', '')}, ${time}`;
}

function formatMoment(tag: string, moment: number): string {
  return new Intl.DateTimeFormat(tag, {
    timeZone: hallIdentity.timeZone,
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).format(moment);
}
