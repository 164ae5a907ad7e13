import type { Locale } from '#domain/locale/locale.ts';
import { toHallDay } from '#domain/time/hall-day.ts';
import { createInstant } from '#domain/time/instant.ts';
import { hallIdentity } from '#hall/identity.ts';
import { getFormats } from '#ui/format/formats.ts';

/** The formats of a language at a moment, in milliseconds since 1970. */
function formatsAt(locale: Locale, now: number) {
  return getFormats(locale, toHallDay(createInstant(now)));
}

/** `vrijdag 20 november om 14:00` */
function formatStored(locale: Locale, at: string, moment: number): string {
  const formats = formatsAt(locale, moment);
  const instant = createInstant(moment);
  return `${formats.dayAndMonth(instant)} ${at} ${formats.time(instant)}`;
}

/** The texts that the service worker adds to pages. */
export const offlineWorkerWords = {
  nl: {
    title: 'U bent offline',
    text: 'Deze pagina is niet op dit apparaat bewaard. Zodra u weer verbinding hebt, kunt u haar lezen.',
    storedPages: 'Wat u hier wel kunt lezen',
    retry: 'Probeer opnieuw',
    hall: hallIdentity.name,
    phone: 'Hebt u nu iets nodig, bel dan:',
    concertTime: (moment: number, now: number) => formatsAt('nl', now).shortDateTime(createInstant(moment)),
    copyNotice: (moment: number) =>
      `U bent offline. U leest deze pagina zoals zij was op ${formatStored('nl', 'om', moment)}; kaartverkoop en prijzen kunnen veranderd zijn.`,
  },
  en: {
    title: 'You’re offline',
    text: 'This page has not been saved on this device. You can read it once you’re connected.',
    storedPages: 'What you can read here',
    retry: 'Try again',
    hall: hallIdentity.name,
    phone: 'If you need something now, call:',
    concertTime: (moment: number, now: number) => formatsAt('en', now).shortDateTime(createInstant(moment)),
    copyNotice: (moment: number) =>
      `You’re offline. You are reading this page as it was on ${formatStored('en', 'at', moment)}; ticket sales and prices may have changed.`,
  },
};
