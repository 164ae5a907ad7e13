import { describe, expect, it } from 'vitest';
import { toPageCard, toStoryCard } from '#domain/page/page-card.ts';
import { isConcertOverview } from '#domain/page/page.ts';
import { toSeriesCard } from '#domain/series/series-card.ts';
import { toTrackedPageType } from '#domain/tracking/tracking-event.ts';
import { moment } from '#fixtures/builders/a-document.ts';
import { aPageOf, aSeriesPage } from '#fixtures/builders/a-page.ts';
import { anEventCard } from '#fixtures/builders/an-event.ts';
import { aPage } from '#tests/domain/page/a-page.ts';

describe('the type of a page', () => {
  it('TRACK-4 is the CMS’s type name if the template is unknown', () => {
    const typed = (typename: string) => toTrackedPageType({ kind: 'unknown', typename });
    expect(typed('shop_item_Entry')).toBe('shop_item');
    expect(typed('shop_Entry_item')).toBe('shop_Entry_item');
  });
});

const pages = { eventOverview: { url: '/concerten' } };
const calendar = { title: 'Concerten', url: '/concerten' };
const visit = { title: 'Uw bezoek', url: '/bezoek' };

describe('an overview', () => {
  it('LIST-17 lists concerts if its parent is the calendar', () => {
    expect(isConcertOverview({ path: [calendar] }, pages)).toBe(true);
  });

  it('TPL-13 leads to what its editor chose everywhere else', () => {
    expect(isConcertOverview({ path: [visit] }, pages)).toBe(false);
    expect(isConcertOverview({ path: [calendar, visit] }, pages)).toBe(false);
    expect(isConcertOverview({ path: [] }, pages)).toBe(false);
  });
});

describe('the card of a page', () => {
  it('contains subtitle, picture and theme if the page has them', () => {
    const own = {
      subtitle: 'Aan de haven',
      image: { alt: 'De foyer', renditions: {} },
      theme: 'petrol',
    } as const;
    expect(toPageCard(aPage(own))).toMatchObject(own);
  });
});

const posted = moment('2026-11-01T10:00:00+01:00');
const introduction = [
  { kind: 'element', name: 'p', children: [{ kind: 'text', text: 'Over de harp.' }] },
] as const;

describe('what lists show of a page', () => {
  it('LIST-11 the card of a series has its words, and of each concert the day, the room and the figure', () => {
    const event = anEventCard({ room: null });
    const { concerts, ...card } = toSeriesCard(aSeriesPage({ introduction, events: [event] }));
    expect(card).toEqual({
      uri: 'series/mahler',
      url: '/series/mahler',
      title: 'Mahler in de winter',
      introduction: 'Over de harp.',
      organizer: null,
      prices: [],
      genres: [],
      saleStart: null,
    });
    const { id, starts, ends, minPrice } = event;
    expect(concerts).toEqual([{ id, starts, ends, minPrice, isPlayed: true, room: null }]);
  });

  it('LIST-10 the card of a story has its collections and tags', () => {
    const collections = [{ title: 'Gidsen', url: '/ontdek/gidsen' }];
    const page = aPageOf('discovery', { posted, collections, tags: ['harp'], introduction });
    expect(toStoryCard(page)).toMatchObject({
      posted,
      collections,
      tags: ['harp'],
      introduction: 'Over de harp.',
    });
  });
});
