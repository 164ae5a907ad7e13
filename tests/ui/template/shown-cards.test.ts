import { describe, expect, it } from 'vitest';
import { moment } from '#fixtures/builders/a-document.ts';
import { aPicture } from '#fixtures/builders/a-picture.ts';
import { anEventCard } from '#fixtures/builders/an-event.ts';
import {
  toCompactConcert,
  toCompactConcertWithPhoto,
  toCoverConcert,
  toRowConcert,
  withDecorativePicture,
  withoutPicture,
  withSharedRendition,
} from '#ui/template/shown-cards.ts';

const large = { url: '/large.jpg', width: 1750, height: 1100 };
const small = { url: '/small.jpg', width: 320, height: 200 };
const photo = aPicture({ alt: 'Een cello', renditions: { xs: small, xl: large } });

const concert = anEventCard({
  subtitle: 'Een avond met Bach',
  composers: ['Bach'],
  performers: [{ name: 'Cello' }],
  updated: moment('2026-11-01T12:00:00+01:00'),
  image: photo,
  excerpt: { id: 'prelude', title: 'Prélude', url: '/prelude.mp3', duration: 28 },
});

describe('a listed concert', () => {
  it('has neither picture nor time of change, and no subtitle beside composers and performers', () => {
    const { image: _, updated: __, subtitle: ___, ...shown } = concert;
    expect(toRowConcert(concert)).toEqual(shown);
  });

  it.each([{ composers: [] }, { performers: [] }])(
    'has its subtitle if composers or performers are missing: %j',
    (missing) => {
      expect(toRowConcert({ ...concert, ...missing }).subtitle).toBe('Een avond met Bach');
    },
  );

  it('has no performers in a compact row, and its subtitle only instead of composers', () => {
    expect(toCompactConcert(concert)).toEqual({ ...toRowConcert(concert), performers: [] });
    expect(toCompactConcert({ ...concert, composers: [] })).toMatchObject({
      performers: [],
      subtitle: 'Een avond met Bach',
    });
    expect(toCompactConcert({ ...concert, performers: [] }).subtitle).toBeUndefined();
  });

  it('PHOTO-2 has its photograph on a card only where that is sharp enough', () => {
    const blurred = { ...concert, image: aPicture({ renditions: { xs: small } }) };
    const { excerpt: _, ...compact } = toCompactConcert(concert);
    expect(toCompactConcertWithPhoto(concert)).toEqual({ ...compact, image: photo });
    expect(toCompactConcertWithPhoto(blurred).image).toBeUndefined();
  });

  it('DOOR-30 AUDIO-5 has its subtitle on a cover, beside composers too, and its excerpt', () => {
    expect(toCoverConcert(concert)).toEqual({
      ...toCompactConcertWithPhoto(concert),
      subtitle: 'Een avond met Bach',
      excerpt: concert.excerpt,
    });
  });

  it('is the same object each time, so that its row does not render again', () => {
    expect(toCompactConcertWithPhoto(concert)).toBe(toCompactConcertWithPhoto(concert));
    expect(toRowConcert(concert)).toBe(toRowConcert(concert));
  });
});

describe('a card', () => {
  it('loses its picture, or the description of a picture that is decoration', () => {
    expect(withoutPicture({ title: 'Serie', image: photo })).toEqual({ title: 'Serie' });
    expect(withDecorativePicture({ image: photo }).image).toEqual({ ...photo, alt: '' });
    expect(withDecorativePicture({})).toEqual({});
  });

  it('ROUTE-18 of a page that shows no picture has the one rendition that is shared', () => {
    expect(withSharedRendition({ image: photo }).image).toEqual({ ...photo, renditions: { lg: large } });
  });
});
