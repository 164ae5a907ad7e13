import type { ReactNode } from 'react';
import type { Theme } from '#domain/page/theme.ts';
import styles from '#ui/components/band.module.css';

interface BandProps {
  readonly id?: string;
  readonly theme: Theme;
  readonly title: string;
  /** The address of a cover figure, strewn at the right. */
  readonly figure?: string;
  /** A line of text and where to go. */
  readonly children: ReactNode;
}

/** A strip of another stock across the page: one thing to do, said large. */
export function Band({ id, theme, title, figure, children }: BandProps) {
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
