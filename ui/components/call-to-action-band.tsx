import type { ReactNode } from 'react';
import type { Theme } from '#domain/page/theme.ts';
import styles from '#ui/components/call-to-action-band.module.css';

interface BandProps {
  readonly id?: string;
  readonly theme: Theme;
  readonly title: string;
  /** The URL of a cover figure, shown at the right. */
  readonly figure?: string;
  /** A line of text and a link. */
  readonly children: ReactNode;
}

/** A full-width strip in another theme, with one call to action. */
export function CallToActionBand({ id, theme, title, figure, children }: BandProps) {
  return (
    <section id={id} className={styles.band} data-theme={theme} data-surface="cover">
      {figure && (
        <img className={styles.figure} src={figure} width={900} height={900} alt="" loading="lazy" />
      )}
      <div className={styles.words}>
        <h2>{title}</h2>
        {children}
      </div>
    </section>
  );
}
