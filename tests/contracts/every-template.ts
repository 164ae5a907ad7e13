import type { EventCard } from '#domain/event/event.ts';
import type { Page, PageBase } from '#domain/page/page.ts';
import { buildTree } from '#domain/recommendation/question-tree.ts';
import type { Sale } from '#domain/sale/sale.ts';
import { moment } from '#fixtures/builders/a-document.ts';
import { aPageOf } from '#fixtures/builders/a-page.ts';
import { aPicture } from '#fixtures/builders/a-picture.ts';
import { aRoomPlan } from '#fixtures/builders/a-room-plan.ts';
import {
  aLinkedWork,
  anEventCard,
  anEventId,
  anEventLink,
  anEventPage,
} from '#fixtures/builders/an-event.ts';
import { everyBlock } from '#tests/contracts/every-block.ts';
import { everyRichNode, paragraph } from '#tests/contracts/every-rich-node.ts';

const photograph = aPicture({ caption: 'Rusalka', credit: 'Ada Lund', focalPoint: { x: 0.25, y: 0.6 } });

const soldByTag: Sale = {
  code: 1,
  starts: { _default: moment('2026-03-14T10:00:00+01:00'), '37': moment('2026-03-07T10:00:00+01:00') },
  end: moment('2026-12-04T20:15:00+01:00'),
};

/** A concert with everything a concert may have. */
const fullEvent = anEventCard({
  uri: 'concerten/dvorak-rusalka',
  id: anEventId(48377),
  title: 'Dvořáks Rusalka',
  subtitle: 'Concertant',
  room: { title: 'Grote Zaal', url: '/bezoek/grote-zaal' },
  production: { title: 'Rusalka', organizer: null, genres: [], url: '/producties/rusalka' },
  minPrice: null,
  sale: soldByTag,
  importStatus: 'moved',
  movedFrom: moment('2026-10-25T02:30:00+01:00'),
  movedTo: moment('2026-12-05T20:15:00+01:00'),
  movedToUrl: '/concerten/rusalka-nieuw',
  image: photograph,
  theme: 'petrol',
  composers: ['Antonín Dvořák'],
  performers: [{ name: 'Ada Lund', role: 'sopraan', url: '/makers/ada-lund' }, { name: 'Huiskoor' }],
  excerpt: { id: 'lied', title: 'Lied aan de maan', url: '/media/audio/lied.wav', duration: 24.5 },
  waitingList: true,
  purchaseUrl: 'https://tickets.example.test/nl/buyingflow/tickets/12202/7910/',
  updated: moment('2026-10-01T09:00:00+02:00'),
  ends: moment('2026-12-04T22:45:00+01:00'),
  tixEventGroupId: 12202,
  tixEventId: 7910,
} satisfies Omit<Required<EventCard>, 'url' | 'starts' | 'prices'>);

const fullBase: Partial<PageBase> = {
  id: 77,
  path: [{ title: 'Concertagenda', url: '/concertagenda' }],
  alternatives: [{ language: 'en', url: '/en/concerts/mahler-2' }],
  editLinks: [{ title: 'Bewerk', url: 'https://cms.example.test/admin/entries/event/5012' }],
  subtitle: 'Met groot koor',
  introduction: paragraph('Een avond over opstanding.'),
  description: everyRichNode,
  image: aPicture(),
  theme: 'dark-green',
  seo: { title: 'Voor zoekers', description: 'Kort', image: '/media/og.png', robots: 'noindex' },
  content: everyBlock(fullEvent),
};

const card = { title: 'Verhaal', url: '/ontdek/verhaal' };
const price = {
  tag: 499,
  activeFrom: moment('2026-03-07T10:00:00+01:00'),
  activeTo: null,
  ticketType: 'VriendenLoterij VIP-KAART',
  zone: 'Rang 1',
  euros: 29.5,
};

/** A page of every template, each with everything it may have; uris are those of their templates. */
export const everyTemplate: readonly Page[] = [
  aPageOf('home', { hero: [card], events: [fullEvent], ...fullBase, uri: '__home__', url: '/' }),
  anEventPage({
    ...fullBase,
    uri: fullEvent.uri,
    url: fullEvent.url,
    title: fullEvent.title,
    subtitle: 'Concertant',
    image: photograph,
    theme: 'petrol',
    event: fullEvent,
    prices: [price, { ...price, tag: null, activeFrom: null, activeTo: moment('2026-12-04T20:15:00+01:00') }],
    roomPlan: aRoomPlan(),
    doorsOpen: moment('2026-12-04T19:30:00+01:00'),
    talkStarts: moment('2026-12-04T19:30:00+01:00'),
    intervalStarts: moment('2026-12-04T21:05:00+01:00'),
    lastRides: [{ title: 'Tram 4', departs: moment('2026-12-05T00:48:00+01:00') }],
    statusNote: 'De harp is onderweg blijven staan.',
    programme: [{ ...aLinkedWork(), note: 'in delen' }, { title: 'Toegift' }],
    clips: [
      {
        id: 'lied',
        title: 'Lied aan de maan',
        url: '/media/audio/lied.wav',
        credit: 'Gespeeld door onze rekenmachine',
        duration: 24.5,
        peaks: [20, 100, 0],
      },
    ],
    series: [{ title: 'Opera', url: '/series/opera', uri: 'series/opera' }],
    relatedEvents: [anEventCard()],
    alsoHeard: [{ name: 'Noor Liangbai', events: [anEventLink()] }],
    stories: [{ title: 'De zeemeermin die zweeg', url: '/ontdek/rusalka' }],
    instruments: ['Harp'],
    specials: ['Familie'],
    discounts: ['Tot 30 jaar'],
    tags: ['uitbundig'],
  }),
  aPageOf('series', {
    saleStart: moment('2026-04-01T10:00:00+02:00'),
    sale: soldByTag,
    prices: [price],
    purchaseUrl: 'https://tickets.example.test/nl/buyingflow/subscription/12/',
    organizer: 'Huisorkest',
    genres: ['Symfonisch'],
    events: [fullEvent],
    ...fullBase,
    uri: 'series',
    url: '/series/mahler',
  }),
  aPageOf('discoveryOverview', { featured: [card], collections: [card], uri: 'discoveryOverview' }),
  aPageOf('discoveryCollection', { items: [card], uri: 'discoveryCollection' }),
  aPageOf('discovery', {
    posted: moment('2026-09-01T12:00:00+02:00'),
    collections: [card],
    tags: ['Achter de schermen'],
    composers: ['Antonín Dvořák'],
    work: 'Antonín Dvořák Rusalka',
    related: [card],
    ...fullBase,
    uri: 'discovery',
  }),
  aPageOf('pressOverview', { contact: paragraph('Bel ons.'), uri: 'pressOverview' }),
  aPageOf('press', {
    posted: moment('2026-09-01T12:00:00+02:00'),
    pictures: [
      { image: aPicture() },
      { image: aPicture(), credit: 'Ilse Oord', rights: 'Vrij bij nieuws over het huis.' },
    ],
    attachments: [{ title: 'Foto', url: '/media/pers/foto.jpg' }],
    contact: paragraph('Mail ons.'),
    uri: 'press',
  }),
  aPageOf('educationOverview', {
    productions: [
      {
        uri: 'p',
        url: '/p',
        title: 'Trommelen',
        subtitle: 'Hard',
        image: aPicture(),
        ageGroup: '8-10',
        years: [{ id: 'groep-5', title: 'groep 5' }],
        maxPupils: 30,
        schoolTags: [518],
      },
    ],
    uri: 'educationOverview',
  }),
  aPageOf('educationProduction', {
    production: { title: 'Trommelen' },
    events: [
      { ...anEventCard(), tixEventGroupId: 5, tixEventId: 6, prices: [price], schoolTags: [518, 520] },
    ],
    lesson: { url: 'https://les.example.test/2', language: 'nl' },
    uri: 'educationProduction',
  }),
  aPageOf('overview', { items: [card], uri: 'overview' }),
  aPageOf('campaign', { calls: [{ title: 'Koop', url: '/koop', target: '_blank' }], uri: 'campaign' }),
  aPageOf('favorites', { emptyText: paragraph('Nog niets.'), uri: 'favorites' }),
  aPageOf('search', { placeholder: 'Zoek', uri: 'search' }),
  aPageOf('recommendation', {
    recommendation: {
      trees: [
        buildTree('t1', {
          question: 'stemming',
          answers: ['uitbundig', 'verstild'],
          children: {
            uitbundig: { question: 'architectuur', answers: ['barok'], children: {} },
            verstild: null,
          },
        }),
      ],
      questions: [
        {
          tag: 'stemming',
          content: { nl: 'Waar heb je zin in?', en: 'What are you in the mood for?' },
          description: { nl: 'Kies' },
          sound: { url: '/media/audio/vraag.wav' },
          multiple: true,
        },
      ],
      answers: [
        {
          tag: 'uitbundig',
          answer: { nl: 'Uitbundig' },
          image: aPicture(),
          sound: {
            url: '/media/audio/a.wav',
            title: { nl: 'Satie: Gymnopédie nr. 1', en: 'Satie: Gymnopédie No. 1' },
            duration: 29.3,
          },
        },
      ],
    },
    uri: 'recommendation',
  }),
  aPageOf('error', { statusCode: 404, isFallback: false, uri: 'fout/404' }),
  aPageOf('error', { statusCode: null, isFallback: true, uri: 'fout' }),
  aPageOf('eventOverview', { uri: 'concertagenda' }),
  aPageOf('seriesOverview', { uri: 'seriesOverview' }),
  aPageOf('discoverySearch', { uri: 'discoverySearch' }),
  aPageOf('musician', { ...fullBase, uri: 'musici/ada-lund' }),
  aPageOf('page', { ...fullBase, uri: 'page' }),
  aPageOf('unknown', { typename: 'vacancy_default_Entry', uri: 'unknown' }),
];
