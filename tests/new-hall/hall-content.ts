import { DateTime } from 'luxon';
import type { HallAnswers } from '#tests/new-hall/hall-answers.ts';

/** The content of a new hall whose CMS is a folder: what it says is to be replaced, and its pages and links are complete. */
export function hallContent(
  folderName: string,
  { name, zone, ticketing }: HallAnswers,
  now: number,
): Readonly<Record<string, unknown>> {
  return {
    'global.nl.json': global(name, 'Agenda', '/agenda', '/contact'),
    'global.en.json': global(name, 'What’s on', '/en/whats-on', '/en/contact'),
    'rooms.json': [
      { id: 'main', title: { nl: 'Grote zaal', en: 'Main hall' } },
      { id: 'studio', title: { nl: 'Studio', en: 'Studio' } },
    ],
    ...concerts(folderName, { zone, ticketing }, now),
    ...pages(name),
  };
}

function global(name: string, calendar: string, calendarUrl: string, contactUrl: string) {
  const contact = { title: 'Contact', url: contactUrl };
  return {
    site: { name },
    globalPages: { gettingHere: contact },
    navigation: { menu: [{ title: calendar, url: calendarUrl }, contact], bottom: [contact] },
  };
}

/** Three concerts, a week apart from the next one on. A hall without ticketing asks nothing for them, so that no ticket is needed. */
function concerts(
  folderName: string,
  { zone, ticketing }: Pick<HallAnswers, 'zone' | 'ticketing'>,
  now: number,
): Readonly<Record<string, unknown>> {
  const drafts = [
    { file: 'opening', title: { nl: 'Openingsconcert', en: 'Opening concert' }, room: 'main' },
    { file: 'piano', title: { nl: 'Pianoavond', en: 'Piano evening' }, room: 'studio' },
    { file: 'strings', title: { nl: 'Strijkers', en: 'Strings' }, room: 'main' },
  ];
  return Object.fromEntries(
    drafts.map(({ file, title, room }, index) => [
      `concerts/${file}.json`,
      {
        id: index + 1,
        title,
        starts: DateTime.fromMillis(now, { zone })
          .plus({ weeks: index + 1 })
          .toFormat("yyyy-MM-dd '20:00'"),
        room,
        prices: [
          {
            ticketType: { nl: 'Normaal', en: 'Standard' },
            amount: ticketing === 'none' ? 0 : 20,
          },
        ],
        ...(ticketing !== 'none' && { purchaseUrl: `https://tickets.${folderName}.example/${file}` }),
      },
    ]),
  );
}

function pages(name: string): Readonly<Record<string, unknown>> {
  const home = { kind: 'home', uri: '__home__', title: name, events: ['opening', 'piano', 'strings'] };
  return {
    'pages/home.nl.json': home,
    'pages/home.en.json': home,
    'pages/calendar.nl.json': { kind: 'eventOverview', uri: 'agenda', title: 'Agenda' },
    'pages/calendar.en.json': { kind: 'eventOverview', uri: 'whats-on', title: 'What’s on' },
    'pages/search.nl.json': { kind: 'search', uri: 'zoeken', title: 'Zoeken' },
    'pages/search.en.json': { kind: 'search', uri: 'search', title: 'Search' },
    'pages/contact.nl.json': { uri: 'contact', title: 'Contact', introduction: 'Waar de zaal is.' },
    'pages/contact.en.json': { uri: 'contact', title: 'Contact', introduction: 'Where the hall is.' },
  };
}
