import type { Locale } from '#domain/locale/locale.ts';
import { hallZone } from '#domain/time/hall-day.ts';

/** What the worker says by itself: it has no page, so no words of one. */
interface KeptWords {
  readonly title: string;
  readonly text: string;
  readonly kept: string;
  readonly retry: string;
  /** Over a kept page: from when it is, and what may have changed since. */
  readonly since: (moment: number) => string;
}

export const keptWords: Readonly<Record<Locale, KeptWords>> = {
  nl: {
    title: 'Geen verbinding',
    text: 'Deze pagina is niet op dit apparaat bewaard. Zodra er weer verbinding is, staat zij er gewoon.',
    kept: 'Wat u hier wel kunt lezen',
    retry: 'Probeer opnieuw',
    since: (moment) =>
      `Geen verbinding. U leest deze pagina zoals zij was op ${written('nl-NL', moment)}; kaartverkoop en prijzen kunnen veranderd zijn.`,
  },
  en: {
    title: 'No connection',
    text: 'This page has not been kept on this device. As soon as there is a connection it will be here as usual.',
    kept: 'What you can read here',
    retry: 'Try again',
    since: (moment) =>
      `No connection. You are reading this page as it was on ${written('en-GB', moment)}; ticket sales and prices may have changed.`,
  },
};

function written(tag: string, moment: number): string {
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
