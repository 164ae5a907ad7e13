import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { aPicture } from '#fixtures/builders/a-picture.ts';
import { PictureCaption } from '#ui/components/picture-caption.tsx';

const readText = (markup: string) =>
  markup
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

describe('the caption of a picture', () => {
  it.each([
    ['a caption and a credit', { caption: 'De zaal', credit: 'Foto: Ada Lund' }, 'De zaal Foto: Ada Lund'],
    ['a credit alone', { credit: 'Foto: Ada Lund' }, 'Foto: Ada Lund'],
    ['neither', {}, ''],
  ])('PHOTO-1 states what the editor wrote: %s', (_, picture, text) => {
    expect(readText(renderToStaticMarkup(<PictureCaption picture={aPicture(picture)} />))).toBe(text);
  });

  it('PHOTO-1 names a numbered picture without a caption by its alternative text', () => {
    const picture = aPicture({ alt: 'De zaal', credit: 'Foto: Ada Lund' });
    expect(readText(renderToStaticMarkup(<PictureCaption picture={picture} number={<b>1</b>} />))).toBe(
      '1 De zaal Foto: Ada Lund',
    );
  });
});
