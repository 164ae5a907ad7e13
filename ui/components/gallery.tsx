import { type KeyboardEvent, useState } from 'react';
import { type Picture as PictureOf, pickRenditionForBreakpoint } from '#domain/media/image.ts';
import { Icon } from '#ui/components/icon.tsx';
import { PictureCaption } from '#ui/components/picture-caption.tsx';
import { Picture } from '#ui/components/picture.tsx';
import { useModalDialog } from '#ui/components/use-modal-dialog.ts';
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

interface GalleryViewerProps {
  readonly images: readonly PictureOf[];
  /** The index of the picture shown; null if the viewer is closed. */
  readonly shown: number | null;
  readonly onShow: (index: number) => void;
  readonly onClose: () => void;
}

/** A full-window picture viewer; the arrow keys go to the other pictures, Escape closes it. */
function GalleryViewer({ images, shown, onShow, onClose }: GalleryViewerProps) {
  const { t } = useSite();
  const dialog = useModalDialog(shown !== null, onClose);
  const index = shown ?? 0;
  const image = images[index];
  const showRelative = (steps: number) => onShow((index + steps + images.length) % images.length);
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowRight') showRelative(1);
    if (key === 'ArrowLeft') showRelative(-1);
  };
  return (
    <dialog ref={dialog} className={styles.viewer} aria-label={t('gallery.label')} onKeyDown={onKeyDown}>
      {shown !== null && image && (
        <>
          <figure>
            <Picture key={index} picture={image} />
            <figcaption aria-live="polite">
              <b>{t('gallery.place', { number: index + 1, count: images.length })}</b>{' '}
              {image.caption ?? image.alt} {image.credit && <small>{image.credit}</small>}
            </figcaption>
          </figure>
          <p className={styles.position}>
            <button type="button" aria-label={t('gallery.previous')} onClick={() => showRelative(-1)}>
              <Icon name="arrow-left" />
            </button>
            <button type="button" aria-label={t('gallery.next')} onClick={() => showRelative(1)}>
              <Icon name="arrow-right" />
            </button>
            <button type="button" aria-label={t('gallery.close')} onClick={onClose}>
              <Icon name="x" />
            </button>
          </p>
        </>
      )}
    </dialog>
  );
}
