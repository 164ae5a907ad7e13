import type { ReactNode } from 'react';
import styles from '#ui/components/section.module.css';

interface SectionProps {
  readonly id?: string | undefined;
  readonly title: string;
  /** A note below the title, in the margin. */
  readonly note?: ReactNode;
  readonly children: ReactNode;
}

/** A section of a page with its heading in the margin. */
export function Section({ id, title, note, children }: SectionProps) {
  return (
    <section id={id} className={`${styles.section} wrap split`}>
      <div className={`${styles.side} muted`}>
        <h2>{title}</h2>
        {note}
      </div>
      <div>{children}</div>
    </section>
  );
}
