import type { EventCard } from '#domain/event/event.ts';
import type { Block } from '#domain/page/block.ts';
import { aPicture } from '#fixtures/builders/a-picture.ts';
import { aPrice } from '#fixtures/builders/a-price.ts';
import { aRoomPlan } from '#fixtures/builders/a-room-plan.ts';
import { anEventCard } from '#fixtures/builders/an-event.ts';
import { everyRichNode, paragraph } from '#tests/contracts/every-rich-node.ts';

const youthPrice = aPrice({ ticketType: 'Tot 30 jaar', euros: 17.5 });

/** A block of every kind, each with everything it may have, and one with the card `event`. */
export const everyBlock = (event: EventCard): readonly Block[] => [
  {
    kind: 'section',
    title: 'Toelichting',
    subtitle: 'vooraf',
    date: '2026-12-04',
    introduction: paragraph('Kort.'),
    description: everyRichNode,
    theme: 'red',
    image: aPicture(),
  },
  { kind: 'section', title: '', introduction: [], description: [] },
  { kind: 'text', text: everyRichNode },
  { kind: 'image', image: aPicture() },
  { kind: 'gallery', images: [aPicture(), aPicture({ alt: 'Nog een' })] },
  { kind: 'video', url: 'https://video.example.test/1', title: 'Repetitie', image: aPicture() },
  { kind: 'audio', clips: [{ id: 'scherzo', title: 'Scherzo', url: '/media/audio/scherzo.wav' }] },
  {
    kind: 'links',
    title: 'Meer',
    links: [
      { title: 'Series', url: '/series', target: '_self' },
      { title: 'Elders', url: 'https://x.example/' },
    ],
  },
  {
    kind: 'cards',
    title: 'Kaarten',
    items: [{ title: 'Kaart', subtitle: 'onder', url: '/k', image: aPicture() }],
  },
  {
    kind: 'events',
    title: 'Concerten',
    ticketType: 'Tot 30 jaar',
    events: [anEventCard(), { ...event, prices: [youthPrice] }],
  },
  { kind: 'lesson', title: 'Les', url: 'https://les.example.test/1', language: 'en' },
  { kind: 'contact', title: 'Kassa' },
  {
    kind: 'roomPlan',
    title: 'Plattegrond',
    plan: aRoomPlan(),
  },
  {
    kind: 'map',
    title: 'Kaart',
    image: aPicture(),
    arrivals: [{ kind: 'tram', title: 'Halte Kade', text: 'Steek de straat over.', minutes: 2 }],
  },
  {
    kind: 'pressKit',
    title: 'Beeld voor de pers',
    groups: [
      {
        title: 'De zalen',
        pictures: [{ image: aPicture(), credit: 'Ilse Oord', rights: 'Vrij bij nieuws.' }],
      },
    ],
    archive: { url: '/media/press/pers.zip', bytes: 4_200_000 },
  },
  { kind: 'newsletter', title: 'Nieuwsbrief', text: paragraph('Wekelijks.') },
  { kind: 'vipCard', title: 'VIP-KAART', text: paragraph('Vijftig procent.') },
  {
    kind: 'offers',
    title: 'Word Vriend',
    items: [
      {
        title: 'Vriend',
        price: '€ 50 per jaar',
        text: paragraph('Een week eerder.'),
        link: { title: 'Word Vriend', url: 'https://tickets.example.test/nl/buyingflow/product/vriend' },
      },
      { title: 'Beste Vriend', text: [] },
    ],
  },
  { kind: 'accordion', items: [{ title: 'Vraag', text: paragraph('Antwoord.') }] },
];
