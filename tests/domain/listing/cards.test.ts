import { describe, expect, it } from 'vitest';
import { toStoryCard } from '#domain/page/page-card.ts';
import { toSeriesCard } from '#domain/series/series-card.ts';
import { moment } from '#fixtures/builders/a-document.ts';
import { aPageOf, aSeriesPage } from '#fixtures/builders/a-page.ts';
import { anEventCard } from '#fixtures/builders/an-event.ts';

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
