import { type EventCard, parseEventId } from '#domain/event/event.ts';
import type { Picture } from '#domain/media/image.ts';
import type { Theme } from '#domain/media/theme.ts';
import type { Block } from '#domain/page/block.ts';
import type { RichTextTree } from '#domain/richtext/rich-text.ts';
import { parseDrawingPath } from '#domain/room/drawing-path.ts';
import type { RoomPlan } from '#domain/room/room-plan.ts';
import { parseInstant } from '#domain/time/instant.ts';
import { pickFigureImagePathByHash } from '#ui/figure/figure-image-path.ts';
import { linkCardSpecimens } from '#ui/screens/debug/specimens.ts';

function paragraph(text: string): RichTextTree {
  return [{ kind: 'element', name: 'p', children: [{ kind: 'text', text }] }];
}

/** A picture with two renditions, so that small and wide windows fetch different ones (LAYOUT-11). */
function createPicture(alt: string, theme: Theme, caption?: string): Picture {
  const small = pickFigureImagePathByHash({ identifier: alt, theme, style: 'press' });
  const wide = pickFigureImagePathByHash({ identifier: alt, theme, style: 'cover' });
  return {
    alt,
    ...(caption && { caption }),
    renditions: {
      xs: { url: small, width: 640, height: 640 },
      lg: { url: wide, width: 1280, height: 1280 },
    },
  };
}

const id = parseEventId(5000);
const starts = parseInstant('2040-11-20T20:15:00+01:00');

/** A concert in the far future, so that it is neither on sale nor over. */
const concerts: readonly EventCard[] =
  id && starts
    ? [
        {
          uri: 'debug',
          url: '#concert',
          id,
          title: 'Das Lied von der Erde',
          starts,
          room: { title: 'Main Hall' },
          production: { title: 'Das Lied von der Erde', organizer: null, genres: ['Orchestral'] },
          minPrice: 34,
          sale: { code: 0, starts: { _default: starts }, end: null },
          importStatus: 'planned',
          composers: ['Gustav Mahler'],
          performers: [],
          waitingList: false,
        },
      ]
    : [];

const walls = parseDrawingPath('M4 4H196V116H4Z');
const stage = parseDrawingPath('M60 10H140V32H60Z');
const frontRows = parseDrawingPath('M40 48H160M40 54H160M40 60H160');
const balconyRows = parseDrawingPath('M30 92H170M30 98H170');

/** A room with a balcony that is reached by stairs only. */
const roomPlan: RoomPlan | undefined =
  walls && stage && frontRows && balconyRows
    ? {
        width: 200,
        height: 120,
        walls,
        stage,
        stageLabel: { x: 100, y: 21 },
        areas: [
          { title: 'Stalls', zone: '1', rows: frontRows, labels: [{ x: 100, y: 54 }], stairsOnly: false },
          { title: 'Balcony', zone: '2', rows: balconyRows, labels: [{ x: 100, y: 95 }], stairsOnly: true },
        ],
        marks: [
          { kind: 'stairs', x: 16, y: 100 },
          { kind: 'lift', x: 16, y: 60 },
          { kind: 'wheelchair', x: 34, y: 72 },
        ],
      }
    : undefined;

type BlockByKind<Kind extends Block['kind']> = Extract<Block, { readonly kind: Kind }>;

/** At least one specimen of every kind of block; a new kind does not compile without one. */
export const specimenBlocksByKind: { readonly [Kind in Block['kind']]: readonly BlockByKind<Kind>[] } = {
  text: [
    {
      kind: 'text',
      text: paragraph('A block of text stands in the column, where nothing is in the margin.'),
    },
  ],
  section: [
    {
      kind: 'section',
      title: 'A section',
      subtitle: 'with a subtitle',
      date: '20 November',
      introduction: paragraph('Its introduction.'),
      description: paragraph('Its description, and a picture beside it.'),
      image: createPicture('A plate beside a section', 'blue'),
    },
    {
      kind: 'section',
      title: 'A section with a theme',
      subtitle: 'printed on its stock',
      introduction: paragraph('Its introduction.'),
      description: [],
      theme: 'violet',
    },
  ],
  image: [{ kind: 'image', image: createPicture('A plate alone', 'pink', 'A picture with its caption') }],
  gallery: [
    {
      kind: 'gallery',
      images: [createPicture('Plate one', 'red', 'One'), createPicture('Plate two', 'peach', 'Two')],
    },
  ],
  video: [
    {
      kind: 'video',
      url: 'https://vimeo.example/1',
      title: 'A film',
      image: createPicture('A still', 'purple'),
    },
  ],
  audio: [{ kind: 'audio', clips: [{ id: 'debug-clip', title: 'A clip', url: '#clip' }] }],
  links: [
    {
      kind: 'links',
      title: 'Links',
      links: [
        { title: 'A page of the site', url: '/' },
        { title: 'A place on this page', url: '#main' },
        { title: 'Another site', url: 'https://example.org/' },
        { title: 'An email address', url: 'mailto:kassa@klankhuis.example' },
        { title: 'A page, in a tab of its own', url: '/debug', target: '_blank' },
        { title: 'Words that are no link', url: 'nowhere:' },
      ],
    },
  ],
  cards: [{ kind: 'cards', title: 'Cards on a page', items: linkCardSpecimens }],
  events: [{ kind: 'events', title: 'Concerts', events: concerts }],
  lesson: [{ kind: 'lesson', title: 'A lesson', url: 'https://lesson.example/1', language: 'nl' }],
  map: [
    {
      kind: 'map',
      title: 'The surroundings',
      image: createPicture('A map', 'petrol'),
      arrivals: [{ kind: 'tram', title: 'Klankhuis stop', text: 'Cross the street.', minutes: 2 }],
    },
  ],
  contact: [{ kind: 'contact', title: 'Address and opening hours' }],
  roomPlan: roomPlan ? [{ kind: 'roomPlan', title: 'The plan of a room', plan: roomPlan }] : [],
  pressKit: [
    {
      kind: 'pressKit',
      title: 'Pictures for the press',
      groups: [
        {
          title: 'The rooms',
          pictures: [
            {
              image: createPicture('The Main Hall', 'petrol', 'The Main Hall'),
              credit: 'A. Wit',
              rights: 'Free.',
            },
          ],
        },
      ],
      archive: { url: '/debug', bytes: 4_200_000 },
    },
  ],
  newsletter: [{ kind: 'newsletter', title: 'The newsletter', text: paragraph('Every Friday.') }],
  vipCard: [{ kind: 'vipCard', title: 'The card', text: paragraph('Half the price.') }],
  offers: [
    {
      kind: 'offers',
      title: 'Become a Friend',
      items: [
        {
          title: 'Friend',
          price: '€50 a year',
          text: paragraph('A week early.'),
          link: { title: 'Become a Friend', url: '#friend' },
        },
        { title: 'Good Friend', price: '€150 a year', text: paragraph('A rehearsal, too.') },
      ],
    },
  ],
  accordion: [{ kind: 'accordion', items: [{ title: 'A question', text: paragraph('Its answer.') }] }],
};
