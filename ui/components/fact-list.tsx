import type { ReactNode } from 'react';
import styles from '#ui/components/fact-list.module.css';

/** A fact with its term. */
export interface TermAndDetail {
  readonly term: string;
  readonly detail: ReactNode;
  /** A note below it, in small letters. */
  readonly note?: ReactNode;
}

/** The key facts: when, where, how much. Unknown ones are left out. */
export function FactList({
  facts,
  className = '',
}: {
  readonly facts: readonly TermAndDetail[];
  readonly className?: string;
}) {
  const known = facts.filter(({ detail }) => Boolean(detail));
  return (
    <dl className={`${styles.facts} ${className}`} data-count={known.length}>
      {known.map(({ term, detail, note }) => (
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
