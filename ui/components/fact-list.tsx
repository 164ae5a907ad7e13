import type { ReactNode } from 'react';
import styles from '#ui/components/fact-list.module.css';

/** One thing to know, under its name. */
export interface Fact {
  readonly term: string;
  readonly detail: ReactNode;
  /** A line under it, in small letters. */
  readonly note?: string | undefined;
}

/** What there is to know at a glance: when, where, how much. What is not known is left out. */
export function FactList({
  facts,
  className = '',
}: {
  readonly facts: readonly Fact[];
  readonly className?: string;
}) {
  return (
    <dl className={`${styles.facts} ${className}`}>
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
  );
}
