import type { ReactNode } from 'react';
import { type TermAndDetail, FactList } from '#ui/components/fact-list.tsx';
import styles from '#ui/components/cover-facts.module.css';

interface CoverFactsProps {
  readonly facts: readonly TermAndDetail[];
  /** The order button, or the reason why there is none. */
  readonly children?: ReactNode;
}

/** The facts below a cover (when, where, price) and the order button, side by side where there is room. */
export function CoverFacts({ facts, children }: CoverFactsProps) {
  return (
    <div className={styles.line}>
      <FactList facts={facts} />
      <div className={styles.action} data-print="no">
        {children}
      </div>
    </div>
  );
}
