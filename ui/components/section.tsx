import type { ReactNode } from 'react';
import styles from '#ui/components/section.module.css';

interface SectionProps {
  readonly id?: string;
  readonly title: string;
  /** Stands under the title in the margin. */
  readonly note?: ReactNode;
  readonly children: ReactNode;
}

/** A part of a page with its head as a margin note. */
export function Section({ id, title, note, children }: SectionProps) {
  return (
    <section id={id} className={styles.section}>
      <div className={styles.side}>
        <h2>{title}</h2>
        {note}
      </div>
      <div className={styles.body}>{children}</div>
    </section>
  );
}
