import type { Theme } from '#domain/media/theme.ts';
import type { LinkCard } from '#domain/navigation/site-menus.ts';
import { type FigureSaleStyle, pickFigureImagePathByHash } from '#ui/figure/figure-image-path.ts';
import type { OfferDisplay } from '#ui/format/offer-display.ts';

/** The data of the debug pages, which need no season; in English, for developers only. */
export const offerTextSpecimens: readonly (OfferDisplay & { readonly when: string })[] = [
  { when: 'few tickets (1)', codeSign: 'exclamation', ownSign: null, tone: 'few', text: 'Last tickets' },
  { when: 'sold out (2)', codeSign: 'lock', ownSign: null, tone: 'gone', text: 'Sold out' },
  { when: 'cancelled (3)', codeSign: 'exclamation', ownSign: 'cross', tone: 'cancelled', text: 'Cancelled' },
  { when: 'not scheduled (4)', codeSign: 'lock', ownSign: null, tone: 'off', text: 'Not on sale yet' },
  { when: 'sale to come', codeSign: null, ownSign: null, tone: 'soon', text: 'On sale Sat 28 Nov, 10:00' },
  { when: 'moved', codeSign: null, ownSign: 'arrow', tone: 'moved', text: 'Moved to Sun 29 Nov' },
  { when: 'free', codeSign: null, ownSign: 'check', tone: 'free', text: 'Free, just walk in' },
  { when: 'over', codeSign: null, ownSign: 'clock', tone: 'off', text: 'Past concert' },
];

export const programmeSpecimen = [
  { composer: 'Lili Boulanger', title: 'D’un soir triste' },
  { composer: 'Maurice Ravel', title: 'Piano Concerto in G', note: 'Allegramente. Adagio assai. Presto' },
  { title: 'Improvisation', note: 'on a theme from the hall' },
  { title: 'interval' },
  {
    composer: 'Antonín Dvořák',
    title: 'Symphony No. 7',
    note: 'Allegro maestoso. Poco adagio. Scherzo. Finale',
  },
];

export const castSpecimen = [
  { term: 'Filharmonie Noorderkwartier', detail: 'orchestra' },
  { term: 'Jelle Sandberg', detail: 'conductor', href: '#cast' },
  { term: 'Amara de Wit', detail: 'piano' },
];

export const priceSpecimens = [
  { key: 'gold', rank: 'gold', name: 'Gold', prices: ['€82.00', '€41.00', '€73.80'] },
  { key: '1p', rank: '1p', name: '1p, platform', prices: ['€74.00', '€37.00', '€66.60'] },
  { key: '1', rank: '1', name: '1', prices: ['€69.00', '€34.50', '€62.10'] },
  { key: '2', rank: '2', name: '2', prices: ['€58.00', '€29.00', '€52.20'] },
  { key: '3', rank: '3', name: '3', prices: ['€49.00', null, '€44.10'] },
  { key: '4', rank: '4', name: '4', prices: ['€42.00', '€21.00', '€37.80'] },
  { key: '5', rank: '5', name: '5', prices: ['€36.00', '€15.00', '€32.40'] },
] as const;

export const composerNameSpecimens =
  'Dvořák, Pärt, Lutosławski, Szymanowski, Janáček, Saariaho, Bartók, Górecki, Đorđević, Țăranu';

/** The same concert in the four rooms, each with another sale state. */
export const concertSpecimens: readonly {
  readonly room: string;
  readonly theme: Theme;
  readonly style: FigureSaleStyle;
  readonly state: OfferDisplay;
  readonly isOff?: 'cancelled';
}[] = [
  {
    room: 'Main Hall',
    theme: 'petrol',
    style: 'open',
    state: { codeSign: 'exclamation', ownSign: null, tone: 'few', text: 'Last tickets' },
  },
  {
    room: 'Linden Hall',
    theme: 'blue',
    style: 'grey',
    state: { codeSign: 'lock', ownSign: null, tone: 'gone', text: 'Sold out' },
  },
  {
    room: 'The Boiler House',
    theme: 'peach',
    style: 'waiting',
    state: { codeSign: null, ownSign: null, tone: 'soon', text: 'On sale Sat 28 Nov, 10:00' },
  },
  {
    room: 'Foyer',
    theme: 'purple',
    style: 'silent',
    state: { codeSign: 'exclamation', ownSign: 'cross', tone: 'cancelled', text: 'Cancelled' },
    isOff: 'cancelled',
  },
];

interface GalleryPlate {
  readonly href: string;
  readonly theme: Theme;
  readonly caption: string;
  readonly title: string;
  readonly room: string;
}

const galleryPlates: readonly GalleryPlate[] = [
  {
    href: '#one',
    theme: 'pink',
    caption: 'square plate',
    title: 'Schönberg, Verklärte Nacht',
    room: 'Main Hall',
  },
  {
    href: '#two',
    theme: 'blue',
    caption: 'round plate',
    title: 'Messiaen, La nativité',
    room: 'Linden Hall',
  },
  {
    href: '#three',
    theme: 'purple',
    caption: 'six-sided plate',
    title: 'Duke Ellington, Black, Brown and Beige',
    room: 'The Boiler House',
  },
];

export const galleryItemSpecimens = galleryPlates.map((plate) => ({
  ...plate,
  text: 'Thu 10 Dec',
  figure: pickFigureImagePathByHash({ ...plate, identifier: plate.title, style: 'press' }),
}));

export const linkCardSpecimens: readonly LinkCard[] = [
  {
    title: 'The Great Symphonies',
    subtitle: 'Friday series, Main Hall',
    url: '#series',
    image: {
      alt: 'Sound figure on a square plate',
      renditions: {
        xs: {
          url: pickFigureImagePathByHash({
            identifier: 31,
            room: 'Grote Zaal',
            theme: 'petrol',
            style: 'press',
          }),
          width: 640,
          height: 640,
        },
      },
    },
  },
  { title: 'Jan Pieterszoon Sweelinck', subtitle: '1562–1621', url: '#sweelinck' },
];
