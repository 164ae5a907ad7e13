import type { Locale } from '#domain/locale/locale.ts';
import type { Global } from '#domain/page/global.ts';
import { aGlobal, aHall } from '#fixtures/builders/a-hall.ts';
import { aPage, aPageOf } from '#fixtures/builders/a-page.ts';
import { anEventPage } from '#fixtures/builders/an-event.ts';
import type { DatedHall } from '#fixtures/hall/hall.ts';

/** The page of the only concert. */
export const concert = anEventPage();

/** The address of the calendar. */
export const calendar = '/concerten';

const calendarPage = {
  ...aPage({ uri: 'concerten', url: calendar, title: 'Concertagenda' }),
  kind: 'eventOverview' as const,
};

const englishCalendar = {
  ...aPage({ uri: 'concerts', title: 'Concerts', language: 'en' }),
  kind: 'eventOverview' as const,
};

/** A hall with a home page and a calendar in both languages, one concert and one plain page. */
export function smallHall(redirects: DatedHall['editions']['nl']['redirects'] = []): DatedHall {
  return aHall({
    nl: {
      global: withCalendar('nl', calendar),
      pages: [aPageOf('home'), calendarPage, concert, aPage({ uri: 'over-ons', title: 'Over ons' })],
      redirects,
    },
    en: {
      global: withCalendar('en', englishCalendar.url),
      pages: [englishCalendar, aPageOf('home', { language: 'en' })],
    },
  });
}

function withCalendar(locale: Locale, url: string): Global {
  const global = aGlobal(locale);
  const eventOverview = { title: 'Agenda', url };
  return { ...global, globalPages: { ...global.globalPages, eventOverview } };
}
