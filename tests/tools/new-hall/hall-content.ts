import { DateTime } from 'luxon';
import type { Locale } from '#domain/locale/locale.ts';
import { type HallAnswers, readLanguage, toLanguageTags } from '#tests/tools/new-hall/hall-answers.ts';

/** A text in both languages, of which a hall with one writes that one. */
type Text = Readonly<Record<Locale, string>>;

/** The content of a new hall whose CMS is a folder: what it says is to be replaced, and its pages and links are complete. */
export function hallContent(
  folderName: string,
  answers: HallAnswers,
  now: number,
): Readonly<Record<string, unknown>> {
  const languages = toLanguageTags(answers.languages).map(readLanguage);
  const inLanguages = (text: Text): unknown =>
    languages.length === 1
      ? languages.map((language) => text[language])[0]
      : Object.fromEntries(languages.map((language) => [language, text[language]]));
  return {
    ...Object.assign(
      {},
      ...languages.map((language, index) =>
        filesInLanguage(answers.name, language, index === 0 ? '' : `/${language}`),
      ),
    ),
    'rooms.json': [
      { id: 'main', title: inLanguages({ nl: 'Grote zaal', en: 'Main hall' }) },
      { id: 'studio', title: 'Studio' },
    ],
    ...concerts(folderName, answers, now, inLanguages),
  };
}

const calendar = {
  nl: { title: 'Agenda', uri: 'agenda' },
  en: { title: 'What’s on', uri: 'whats-on' },
} as const;
const search = { nl: { title: 'Zoeken', uri: 'zoeken' }, en: { title: 'Search', uri: 'search' } } as const;
const whereabouts: Text = { nl: 'Waar de zaal is.', en: 'Where the hall is.' };

/** What the site says of the figures: those of a new hall are lights (`textsOfOneHall`). */
const figureTexts: Readonly<Record<Locale, Readonly<Record<string, string>>>> = {
  nl: {
    'home.figures': 'Elke avond heeft haar eigen lichten.',
    'event.plate': 'De lichten van deze avond.',
  },
  en: {
    'home.figures': 'Each evening has lights of its own.',
    'event.plate': 'The lights of this evening.',
  },
};

/** What all pages share in a language, and its pages. `prefix`: that of its addresses. */
function filesInLanguage(name: string, language: Locale, prefix: string): Readonly<Record<string, unknown>> {
  const { title, uri } = calendar[language];
  const contact = { title: 'Contact', url: `${prefix}/contact` };
  return {
    [`global.${language}.json`]: {
      site: { name },
      globalPages: { gettingHere: contact },
      translations: { ...figureTexts[language], 'breadcrumbs.events': title },
      navigation: { menu: [{ title, url: `${prefix}/${uri}` }, contact], bottom: [contact] },
    },
    [`pages/home.${language}.json`]: {
      kind: 'home',
      uri: '__home__',
      title: name,
      events: ['opening', 'piano', 'strings'],
    },
    [`pages/calendar.${language}.json`]: { kind: 'eventOverview', uri, title },
    [`pages/search.${language}.json`]: { kind: 'search', ...search[language] },
    [`pages/contact.${language}.md`]: [
      '---',
      'uri: contact',
      'title: Contact',
      `introduction: ${whereabouts[language]}`,
      '---',
      '',
    ].join('\n'),
  };
}

/** Three concerts, a week apart from the next one on. A hall without ticketing asks nothing for them, so that no ticket is needed. */
function concerts(
  folderName: string,
  { zone, ticketing }: Pick<HallAnswers, 'zone' | 'ticketing'>,
  now: number,
  inLanguages: (text: Text) => unknown,
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
        title: inLanguages(title),
        starts: DateTime.fromMillis(now, { zone })
          .plus({ weeks: index + 1 })
          .toFormat("yyyy-MM-dd '20:00'"),
        room,
        prices: [
          {
            ticketType: inLanguages({ nl: 'Normaal', en: 'Standard' }),
            amount: ticketing === 'none' ? 0 : 20,
          },
        ],
        ...(ticketing !== 'none' && { purchaseUrl: `https://tickets.${folderName}.example/${file}` }),
      },
    ]),
  );
}
