import { describe, expect, it } from 'vitest';
import { toEventCardOfShape } from '#domain/event/event-card-shape.ts';
import { moment } from '#fixtures/builders/a-document.ts';
import { aPicture } from '#fixtures/builders/a-picture.ts';
import { anEventCard } from '#fixtures/builders/an-event.ts';

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

describe('the card of a concert', () => {
  it('has as a row neither picture nor time of change, and no subtitle beside composers and performers', () => {
    const { image: _, updated: __, subtitle: ___, ...shown } = concert;
    expect(toEventCardOfShape(concert, 'row')).toEqual(shown);
  });

  it.each([{ composers: [] }, { performers: [] }])(
    'has as a row its subtitle if composers or performers are missing: %j',
    (missing) => {
      expect(toEventCardOfShape({ ...concert, ...missing }, 'row').subtitle).toBe('Een avond met Bach');
    },
  );

  it('has no performers in a compact row, and its subtitle only instead of composers', () => {
    const compact = { ...toEventCardOfShape(concert, 'row'), performers: [] };
    expect(toEventCardOfShape(concert, 'compact')).toEqual(compact);
    expect(toEventCardOfShape({ ...concert, composers: [] }, 'compact').subtitle).toBe('Een avond met Bach');
    expect(toEventCardOfShape({ ...concert, performers: [] }, 'compact').subtitle).toBeUndefined();
  });

  it('PHOTO-2 DOOR-30 has on a cover its subtitle, and its photograph where that is sharp enough', () => {
    const compact = { ...toEventCardOfShape(concert, 'compact'), subtitle: 'Een avond met Bach' };
    expect(toEventCardOfShape(concert, 'cover')).toEqual({ ...compact, image: photo });
    const blurred = { ...concert, image: aPicture({ renditions: { xs: small } }) };
    expect(toEventCardOfShape(blurred, 'cover')).toEqual(compact);
  });
});
