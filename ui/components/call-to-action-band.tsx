import type { ReactNode } from 'react';
import type { Picture } from '#domain/media/image.ts';
import type { Theme } from '#domain/media/theme.ts';
import { InkedPhoto } from '#ui/components/inked-photo.tsx';
import { PictureCaption } from '#ui/components/picture-caption.tsx';
import styles from '#ui/components/call-to-action-band.module.css';

interface CallToActionBandProps {
  readonly id?: string | undefined;
  readonly theme: Theme;
  readonly title: string;
  /** A photograph, shown beside the text. */
  readonly photo?: Picture | undefined;
  /** A line of text and a link. */
  readonly children: ReactNode;
}

/** A full-width strip in another theme, with one call to action. */
export function CallToActionBand({ id, theme, title, photo, children }: CallToActionBandProps) {
  return (
    <section id={id} className={styles.band} data-theme={theme} data-photo={photo && 'yes'}>
      <div className={styles.words} data-surface="cover">
        <h2>{title}</h2>
        {children}
      </div>
      {photo && (
        <figure className={styles.photo} data-print="no">
          <InkedPhoto picture={photo} sizes="(min-width: 768px) 50vw, 100vw" />
          <PictureCaption picture={photo} />
        </figure>
      )}
    </section>
  );
}
