import { describe, expect, it } from 'vitest';
import {
  type HallContentLocation,
  isExampleContent,
  withHallContentAsCms,
} from '#src/config/hall-content.ts';

const club: HallContentLocation = {
  folder: 'halls/club',
  identity: { contentFolder: 'content', isExample: true },
};
const onTheWire: HallContentLocation = { folder: 'halls/large', identity: {} };

describe('the content of a hall', () => {
  it('HALL-12 is its CMS without further settings', () => {
    expect(withHallContentAsCms({ PORT: '1' }, club)).toEqual({
      PORT: '1',
      CMS_FOLDER: 'halls/club/content',
    });
    expect(withHallContentAsCms({ PORT: '1' }, onTheWire)).toEqual({ PORT: '1' });
  });

  it.each([{ CMS_FOLDER: '../my-hall' }, { CMS_FOLDER: '' }, { CMS_URL: 'https://cms.example' }])(
    'HALL-12 yields to a CMS that the environment names: %j',
    (environment) => {
      expect(withHallContentAsCms(environment, club)).toEqual(environment);
    },
  );

  it('HALL-3 HALL-12 is moved to the present if it is that of an example', () => {
    expect(isExampleContent('halls/club/content', club)).toBe(true);
    expect(isExampleContent('halls/club/content', { ...club, identity: { contentFolder: 'content' } })).toBe(
      false,
    );
    expect(isExampleContent('../my-hall', club)).toBe(false);
    expect(isExampleContent('', { ...onTheWire, identity: { isExample: true } })).toBe(false);
  });
});
