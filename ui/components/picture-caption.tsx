import type { ReactNode } from 'react';
import type { Picture } from '#domain/media/image.ts';

interface PictureCaptionProps {
  readonly picture: Picture;
  /** What comes before the caption: the number in a gallery. A numbered picture without a caption is named by its alternative text. */
  readonly number?: ReactNode;
}

/** The caption of a picture and who made it (PHOTO-1); nothing without both. */
export function PictureCaption({ picture, number }: PictureCaptionProps) {
  const { alt, credit } = picture;
  const caption = picture.caption ?? (number ? alt : undefined);
  if (!caption && !credit) return null;
  return (
    <figcaption>
      {number} {caption} {credit && <small>{credit}</small>}
    </figcaption>
  );
}
