import type { ReactNode } from 'react';
import styles from '#ui/components/cover-facts.module.css';

export interface CoverFactsProps {
  /** What is not known is left out. */
  readonly facts: readonly {
    readonly term: string;
    readonly detail: ReactNode;
    /** A line under it, in small letters. */
    readonly note?: string;
  }[];
  /** The way in, or the reason why there is none. */
  readonly children?: ReactNode;
}

/** The ticket line under a cover: when, where, how much, and the way in, side by side where there is room. */
export function CoverFacts({ facts, children }: CoverFactsProps) {
  return (
    <div className={styles.line}>
      <dl>
        {facts
          .filter(({ detail }) => Boolean(detail))
          .map(({ term, detail, note }) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>
                {detail}
                {note && <small>{note}</small>}
              </dd>
            </div>
          ))}
      </dl>
      <div className={styles.go}>{children}</div>
    </div>
  );
}
