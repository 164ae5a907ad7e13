import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { type Breakpoint, breakpointNames, type Picture as PictureOf } from '#domain/media/image.ts';
import { Picture } from '#ui/components/picture.tsx';

const widths = { xs: 640, sm: 768, md: 1024, lg: 1280, xl: 1750, '2xl': 2400 } as const;

function pictureAt(...names: readonly Breakpoint[]): PictureOf {
  const renditions = Object.fromEntries(
    names.map((name) => [name, { url: `/${name}.webp`, width: widths[name], height: widths[name] / 2 }]),
  );
  return { alt: 'De zaal', renditions };
}

/** The attributes of each rendered element of a kind. */
function elements(picture: PictureOf, name: 'source' | 'img', portion?: number) {
  const html = renderToStaticMarkup(<Picture picture={picture} {...(portion && { portion })} />);
  return [...html.matchAll(new RegExp(`<${name} ([^>]*)>`, 'g'))].map(([, attributes = '']) =>
    Object.fromEntries(
      [...attributes.matchAll(/([a-zA-Z-]+)="([^"]*)"/g)].map(([, key, value]) => [key, value]),
    ),
  );
}

describe('a rendered picture', () => {
  it('PHOTO-1 names its focal point for the styles that crop it', () => {
    const [image] = elements({ ...pictureAt('xs'), focalPoint: { x: 0.1, y: 0.9 } }, 'img');
    expect(image).toMatchObject({ 'data-x': '0', 'data-y': '5' });
  });

  it('LAYOUT-11 LAYOUT-13 has a source for each breakpoint, widest first, with its media query and size', () => {
    expect(elements(pictureAt(...breakpointNames), 'source')).toEqual([
      { media: '(min-width: 1750px)', srcSet: '/2xl.webp', width: '2400', height: '1200' },
      { media: '(min-width: 1280px)', srcSet: '/xl.webp', width: '1750', height: '875' },
      { media: '(min-width: 1024px)', srcSet: '/lg.webp', width: '1280', height: '640' },
      { media: '(min-width: 768px)', srcSet: '/md.webp', width: '1024', height: '512' },
      { media: '(min-width: 640px)', srcSet: '/sm.webp', width: '768', height: '384' },
      { srcSet: '/xs.webp', width: '640', height: '320' },
    ]);
  });

  it('LAYOUT-11 uses the smallest rendition on phones if there is none for phones', () => {
    expect(elements(pictureAt('sm', 'lg'), 'source')).toEqual([
      { media: '(min-width: 1024px)', srcSet: '/lg.webp', width: '1280', height: '640' },
      { srcSet: '/sm.webp', width: '768', height: '384' },
    ]);
  });

  it('LAYOUT-11 fetches a small rendition for a picture that fills a part of the window', () => {
    expect(
      elements(pictureAt(...breakpointNames), 'source', 0.5).map(({ srcSet, width }) => [srcSet, width]),
    ).toEqual([
      ['/lg.webp', '1280'],
      ['/md.webp', '1024'],
      ['/xs.webp', '640'],
      ['/xs.webp', '640'],
      ['/xs.webp', '640'],
      ['/xs.webp', '640'],
    ]);
  });

  it('LAYOUT-11 LAYOUT-13 falls back to the rendition for lg, with its size set', () => {
    expect(elements(pictureAt(...breakpointNames), 'img')).toEqual([
      expect.objectContaining({ src: '/lg.webp', width: '1280', height: '640', alt: 'De zaal' }),
    ]);
  });

  it('LAYOUT-11 renders nothing without renditions', () => {
    expect(renderToStaticMarkup(<Picture picture={pictureAt()} />)).toBe('');
  });
});
