import { type EventCard, eventIdOf } from '#domain/event/event.ts';
import { figurePath } from '#domain/figure/figure-path.ts';
import type { Picture } from '#domain/media/image.ts';
import type { Block } from '#domain/page/block.ts';
import type { Theme } from '#domain/page/theme.ts';
import type { RichText } from '#domain/richtext/rich-text.ts';
import { instantOf } from '#domain/time/instant.ts';
import { cards } from '#ui/screens/debug/specimens.ts';

function said(text: string): RichText {
  return [{ kind: 'element', name: 'p', children: [{ kind: 'text', text }] }];
}

/** A picture in two renditions, so that a small window fetches another one than a wide window (LAYOUT-11). */
function plate(alt: string, theme: Theme, caption?: string): Picture {
  const small = figurePath({ identifier: alt, theme, mood: 'press' });
  const wide = figurePath({ identifier: alt, theme, mood: 'cover' });
  return {
    alt,
    ...(caption && { caption }),
    renditions: {
      xs: { url: small, width: 640, height: 640 },
      lg: { url: wide, width: 1280, height: 1280 },
    },
  };
}

const id = eventIdOf(5000);
const starts = instantOf('2040-11-20T20:15:00+01:00');

/** A concert far enough away to be neither on sale nor over. */
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
          production: { title: 'Das Lied von der Erde', organizer: null, genres: ['Symphonic'] },
          minPrice: 34,
          sale: { code: 0, starts: { _default: starts }, end: null },
          importStatus: 'planned',
          composers: ['Gustav Mahler'],
          performers: [],
          waitingList: false,
        },
      ]
    : [];

type BlockOf<Kind extends Block['kind']> = Extract<Block, { readonly kind: Kind }>;

/** Of every kind of block at least one; a new kind does not compile until it stands here. */
export const blockSpecimens: { readonly [Kind in Block['kind']]: readonly BlockOf<Kind>[] } = {
  text: [
    { kind: 'text', text: said('A block of text stands in the column, where nothing is in the margin.') },
  ],
  section: [
    {
      kind: 'section',
      title: 'A section',
      subtitle: 'with a subtitle',
      date: '20 November',
      introduction: said('Its introduction.'),
      description: said('Its description, and a picture beside it.'),
      image: plate('A plate beside a section', 'blue'),
    },
    {
      kind: 'section',
      title: 'A section with a theme',
      subtitle: 'printed on its stock',
      introduction: said('Its introduction.'),
      description: [],
      theme: 'violet',
    },
  ],
  image: [{ kind: 'image', image: plate('A plate alone', 'pink', 'A picture with its caption') }],
  gallery: [
    { kind: 'gallery', images: [plate('Plate one', 'red', 'One'), plate('Plate two', 'peach', 'Two')] },
  ],
  video: [
    { kind: 'video', url: 'https://vimeo.example/1', title: 'A film', image: plate('A still', 'purple') },
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
        { title: 'A letter', url: 'mailto:kassa@klankhuis.example' },
        { title: 'A page, in a tab of its own', url: '/debug', target: '_blank' },
        { title: 'Words that may be no link', url: 'nowhere:' },
      ],
    },
  ],
  cards: [{ kind: 'cards', title: 'Cards on a page', items: cards }],
  events: [{ kind: 'events', title: 'Concerts', events: concerts }],
  lesson: [{ kind: 'lesson', title: 'A lesson', url: 'https://lesson.example/1', language: 'nl' }],
  newsletter: [{ kind: 'newsletter', title: 'The letter', text: said('Every Friday.') }],
  vipCard: [{ kind: 'vipCard', title: 'The card', text: said('Half the price.') }],
  accordion: [{ kind: 'accordion', items: [{ title: 'A question', text: said('Its answer.') }] }],
};
