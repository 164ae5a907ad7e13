import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { createPictureWire } from '#adapters/cms-http/media.wire.ts';

const parse = (fields: object) =>
  v.parse(
    createPictureWire((url) => url),
    { _smUrl: '/x.jpg', _smWidth: 640, _smHeight: 480, ...fields },
  );

describe('a picture of the CMS', () => {
  it('PHOTO-1 has the credit and the focal point that an editor gave it', () => {
    const given = { credit: 'Ada Lund', focalPoint: { x: 0, y: 0.6 } };
    expect(parse(given)).toMatchObject(given);
  });

  it.each([[{ x: 1.2, y: 0.5 }], [{ x: 0.5 }], [{ x: '0.5', y: 0.5 }], ['left'], [[0.5, 0.5]]])(
    'PHOTO-1 stays, without its malformed focal point: %j',
    (focalPoint) => {
      const picture = parse({ credit: 'Ada Lund', focalPoint });
      expect(picture).toMatchObject({ credit: 'Ada Lund' });
      expect(picture).not.toHaveProperty('focalPoint');
    },
  );

  it('PHOTO-6 has its crop for shared links, if that is complete', () => {
    const fields = { _sharedUrl: '/shared.jpg', _sharedWidth: 1200 };
    expect(parse({ ...fields, _sharedHeight: 630 }).shared).toEqual({
      url: '/shared.jpg',
      width: 1200,
      height: 630,
    });
    expect(parse(fields)).not.toHaveProperty('shared');
  });
});
