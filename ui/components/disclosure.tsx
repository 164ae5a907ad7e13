import type { ReactNode } from 'react';
import { Icon } from '#ui/components/icon.tsx';
import styles from '#ui/components/disclosure.module.css';

interface DisclosureProps {
  readonly title: string;
  readonly isOpen?: boolean;
  readonly children: ReactNode;
}

/** Content that is collapsed under its title. It works without scripts, and the browser's find-in-page reaches it. */
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
