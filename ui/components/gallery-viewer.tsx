import type { KeyboardEvent } from 'react';
import type { Picture as PictureOf } from '#domain/media/image.ts';
import styles from '#ui/components/gallery-viewer.module.css';
import { Icon } from '#ui/components/icon.tsx';
import { Picture } from '#ui/components/picture.tsx';
import { useDialog } from '#ui/components/use-dialog.ts';
import { useWords } from '#ui/words/use-words.tsx';

interface GalleryViewerProps {
  readonly images: readonly PictureOf[];
  /** The place of the picture that is shown, from 0; null: the viewer is closed. */
  readonly shown: number | null;
  readonly onShow: (place: number) => void;
  readonly onClose: () => void;
}

/** One picture over the whole window; the arrow keys lead to the others, Escape leads back. */
export function GalleryViewer({ images, shown, onShow, onClose }: GalleryViewerProps) {
  const t = useWords();
  const dialog = useDialog(shown !== null, onClose);
  const place = shown ?? 0;
  const image = images[place];
  const turn = (steps: number) => onShow((place + steps + images.length) % images.length);
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowRight') turn(1);
    if (key === 'ArrowLeft') turn(-1);
  };
  return (
    <dialog ref={dialog} className={styles.viewer} aria-label={t('gallery.label')} onKeyDown={onKeyDown}>
      {shown !== null && image && (
        <>
          <figure>
            <Picture key={place} picture={image} />
            <figcaption aria-live="polite">
              <b>{t('gallery.place', { number: place + 1, count: images.length })}</b>{' '}
              {image.caption ?? image.alt}
            </figcaption>
          </figure>
          <p className={styles.turn}>
            <button type="button" aria-label={t('gallery.previous')} onClick={() => turn(-1)}>
              <Icon name="arrow-left" />
            </button>
            <button type="button" aria-label={t('gallery.next')} onClick={() => turn(1)}>
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
