import type { Hall } from '#domain/hall/edition.ts';
import { aPage, aPageOf } from '#fixtures/builders/a-page.ts';
import { aGlobal, aHall, anEventPage } from '#fixtures/builders/an-event.ts';

/** The address of the one concert. */
export const concert = anEventPage();

/** The address of the calendar. */
export const calendar = '/concerten';

const calendarPage = {
  ...aPage({ uri: 'concerten', url: calendar, title: 'Concertagenda' }),
  kind: 'eventOverview' as const,
};

const noHighlights = { hero: [], events: [] };

/** A hall with a home in either language, a calendar, one concert and one page of words. */
export function smallHall(redirects: Hall['editions']['nl']['redirects'] = []): Hall {
  const global = aGlobal('nl');
  const globalPages = { ...global.globalPages, eventOverview: { title: 'Agenda', url: calendar } };
  return aHall({
    nl: {
      global: { ...global, globalPages },
      pages: [
        aPageOf('home', noHighlights, { uri: '__home__', url: '/', title: 'Het Klankhuis' }),
        calendarPage,
        concert,
        aPage({ uri: 'over-ons', url: '/over-ons', title: 'Over ons' }),
      ],
      redirects,
    },
    en: {
      pages: [
        aPageOf('home', noHighlights, {
          uri: '__home__',
          url: '/en',
          title: 'Het Klankhuis',
          language: 'en',
        }),
      ],
    },
  });
}
