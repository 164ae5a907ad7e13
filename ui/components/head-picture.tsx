import type { Picture as PictureOf } from '#domain/media/image.ts';
import { InkedPhoto } from '#ui/components/inked-photo.tsx';
import { PictureCaption } from '#ui/components/picture-caption.tsx';
import { Picture } from '#ui/components/picture.tsx';
import styles from '#ui/components/head-picture.module.css';

interface HeadPictureProps {
  readonly picture: PictureOf;
  /** It keeps its own colours; otherwise it is in the two inks of the theme. */
  readonly hasOwnColours?: boolean;
}

/** The picture of a `PageHead`, to the edge of the window. It is apart from it, because the head of an error page is loaded with every page. */
export function HeadPicture({ picture, hasOwnColours = false }: HeadPictureProps) {
  return (
    <figure className={styles.picture} data-print="no">
      <div>
        {hasOwnColours ? (
          <Picture picture={picture} portion={0.5} isFirst />
        ) : (
          <InkedPhoto picture={picture} sizes="(min-width: 768px) 50vw, 100vw" isFirst />
        )}
      </div>
      <PictureCaption picture={picture} />
    </figure>
  );
}
