import { describe, expect, it } from 'vitest';
import {
  type Breakpoint,
  breakpointNames,
  breakpoints,
  findCoverPhoto,
  listRenditionsBySize,
  type Picture,
  pickRenditionForBreakpoint,
  pickRenditionForWidth,
} from '#domain/media/image.ts';

const rendition = (name: Breakpoint) => ({
  url: `/media/zaal-${name}.webp`,
  width: breakpoints[name] || 480,
  height: 360,
});

function aPictureAt(...names: readonly Breakpoint[]) {
  return { alt: '', renditions: Object.fromEntries(names.map((name) => [name, rendition(name)])) };
}

describe('the breakpoints of the house', () => {
  it('LAYOUT-13 are six, smallest first', () => {
    expect(breakpoints).toEqual({ xs: 0, sm: 640, md: 768, lg: 1024, xl: 1280, '2xl': 1750 });
    expect(breakpointNames).toEqual(['xs', 'sm', 'md', 'lg', 'xl', '2xl']);
  });
});

describe('the rendition of a picture', () => {
  it.each<[Breakpoint, readonly Breakpoint[], Breakpoint]>([
    ['md', ['sm', 'md', 'lg'], 'md'],
    ['lg', ['xs', 'sm', 'xl'], 'sm'],
    ['2xl', ['xs', 'lg'], 'lg'],
    ['xs', ['lg', 'md'], 'md'],
    ['sm', ['xl'], 'xl'],
    ['xl', ['xs', '2xl'], 'xs'],
  ])('LAYOUT-11 for %s, of %j, is that for %s', (requested, names, found) => {
    expect(pickRenditionForBreakpoint(aPictureAt(...names), requested)).toEqual(rendition(found));
  });
});

describe('a picture that takes a part of the window', () => {
  const at = (width: number) => ({ url: `/${width}`, width, height: width });
  const picture: Picture = { alt: '', renditions: { xs: at(640), md: at(1024), '2xl': at(2400) } };

  it('LAYOUT-11 comes in the smallest rendition that fills its place', () => {
    expect(
      [400, 640, 641, 2400, 5000].map((pixels) => pickRenditionForWidth(picture, pixels)?.width),
    ).toEqual([640, 640, 1024, 2400, 2400]);
    const unsorted: Picture = { alt: '', renditions: { xs: at(2400), md: at(640), '2xl': at(1024) } };
    expect([400, 5000].map((pixels) => pickRenditionForWidth(unsorted, pixels)?.width)).toEqual([640, 2400]);
  });
});

it('WAY-44 the sizes of a picture are listed once each, widest first', () => {
  const small = { url: '/small.jpg', width: 640, height: 360 };
  const large = { url: '/large.jpg', width: 2400, height: 1350 };
  const picture = { alt: '', renditions: { xs: small, sm: { ...small, url: '/same.jpg' }, xl: large } };
  expect(listRenditionsBySize(picture)).toEqual([large, small]);
  expect(listRenditionsBySize({ alt: '', renditions: {} })).toEqual([]);
});

describe('the photograph of a cover', () => {
  const ofSize = (width: number, height: number): Picture => ({
    alt: '',
    renditions: { xs: { url: '/a', width: 320, height: 180 }, xl: { url: '/b', width, height } },
  });

  it.each([
    ['a small one that is large enough', 640, 360],
    ['a portrait', 700, 1400],
    ['a panorama', 2400, 400],
  ])('PHOTO-2 is the picture of the concert: %s', (_, width, height) => {
    const image = ofSize(width, height);
    expect(findCoverPhoto({ image })).toBe(image);
  });

  it.each([
    ['too narrow', 639, 900],
    ['too low', 2400, 359],
    ['a pixel', 1, 1],
  ])('PHOTO-2 is none if the picture would be blurred: %s', (_, width, height) => {
    expect(findCoverPhoto({ image: ofSize(width, height) })).toBeUndefined();
  });
});
