import { describe, expect, it } from 'vitest';
import { moment } from '#fixtures/builders/a-document.ts';
import { aPicture } from '#fixtures/builders/a-picture.ts';
import { anEventCard } from '#fixtures/builders/an-event.ts';
import {
  toCompactConcertFields,
  toCompactConcertFieldsWithPhoto,
  toCoverConcertFields,
  toRowConcertFields,
  clearPictureAlt,
  removeCardPicture,
  withSharedRenditionOnly,
} from '#ui/template/drop-unshown-card-fields.ts';

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
    expect(toRowConcertFields(concert)).toEqual(shown);
  });

  it.each([{ composers: [] }, { performers: [] }])(
    'has its subtitle if composers or performers are missing: %j',
    (missing) => {
      expect(toRowConcertFields({ ...concert, ...missing }).subtitle).toBe('Een avond met Bach');
    },
  );

  it('has no performers in a compact row, and its subtitle only instead of composers', () => {
    expect(toCompactConcertFields(concert)).toEqual({ ...toRowConcertFields(concert), performers: [] });
    expect(toCompactConcertFields({ ...concert, composers: [] })).toMatchObject({
      performers: [],
      subtitle: 'Een avond met Bach',
    });
    expect(toCompactConcertFields({ ...concert, performers: [] }).subtitle).toBeUndefined();
  });

  it('PHOTO-2 has its photograph on a card only where that is sharp enough', () => {
    const blurred = { ...concert, image: aPicture({ renditions: { xs: small } }) };
    const { excerpt: _, ...compact } = toCompactConcertFields(concert);
    expect(toCompactConcertFieldsWithPhoto(concert)).toEqual({ ...compact, image: photo });
    expect(toCompactConcertFieldsWithPhoto(blurred).image).toBeUndefined();
  });

  it('DOOR-30 AUDIO-5 has its subtitle on a cover, beside composers too, and its excerpt', () => {
    expect(toCoverConcertFields(concert)).toEqual({
      ...toCompactConcertFieldsWithPhoto(concert),
      subtitle: 'Een avond met Bach',
      excerpt: concert.excerpt,
    });
  });

  it('is the same object each time, so that its row does not render again', () => {
    expect(toCompactConcertFieldsWithPhoto(concert)).toBe(toCompactConcertFieldsWithPhoto(concert));
    expect(toRowConcertFields(concert)).toBe(toRowConcertFields(concert));
  });
});

describe('a card', () => {
  it('loses its picture, or the description of a picture that is decoration', () => {
    expect(removeCardPicture({ title: 'Serie', image: photo })).toEqual({ title: 'Serie' });
    expect(clearPictureAlt({ image: photo }).image).toEqual({ ...photo, alt: '' });
    expect(clearPictureAlt({})).toEqual({});
  });

  it('ROUTE-18 the card of a page that shows no picture has the one rendition that is shared', () => {
    expect(withSharedRenditionOnly({ image: photo }).image).toEqual({ ...photo, renditions: { lg: large } });
  });
});
