import { useState } from 'react';
import { type Picture as PictureOf, pickRenditionForBreakpoint } from '#domain/media/image.ts';
import { GalleryViewer } from '#ui/components/gallery-viewer.tsx';
import { PictureCaption } from '#ui/components/picture-caption.tsx';
import { Picture } from '#ui/components/picture.tsx';
import { createPlainClickHandler } from '#ui/kit/follow-links.ts';
import { useSite } from '#ui/kit/site.tsx';
import styles from '#ui/components/gallery.module.css';

/** Numbered pictures with captions. A click opens the viewer; without scripts it opens the largest rendition. */
export function Gallery({ images }: { readonly images: readonly PictureOf[] }) {
  const { t } = useSite();
  const [shown, setShown] = useState<number | null>(null);
  return (
    <>
      <ul className={styles.gallery} data-count={Math.min(images.length, 4)}>
        {images.map((image, index) => (
          <li key={index}>
            <figure>
              <a
                href={largestUrl(image)}
                aria-label={t('gallery.open', { number: index + 1, alt: image.alt })}
                onClick={createPlainClickHandler(() => setShown(index))}
              >
                <Picture picture={image} portion={0.34} />
              </a>
              <PictureCaption picture={image} number={<b>{t('gallery.plate', { number: index + 1 })}</b>} />
            </figure>
          </li>
        ))}
      </ul>
      <GalleryViewer images={images} shown={shown} onShow={setShown} onClose={() => setShown(null)} />
    </>
  );
}

function largestUrl(image: PictureOf): string {
  return pickRenditionForBreakpoint(image, '2xl')?.url ?? '';
}
