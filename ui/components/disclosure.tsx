import type { ReactNode } from 'react';
import styles from '#ui/components/disclosure.module.css';
import { Icon } from '#ui/components/icon.tsx';

interface DisclosureProps {
  readonly title: string;
  readonly isOpen?: boolean;
  readonly children: ReactNode;
}

/** A part that is folded away behind its title; it opens without scripts, and the browser's search finds what is in it. */
export function Disclosure({ title, isOpen = false, children }: DisclosureProps) {
  return (
    <details className={styles.disclosure} open={isOpen}>
      <summary>
        <span>{title}</span>
        <Icon name="plus" />
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}
