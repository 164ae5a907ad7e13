import type { ReactNode } from 'react';
import { Icon } from '#ui/components/icon.tsx';
import styles from '#ui/components/disclosure.module.css';

/** Content that is collapsed under its title. It works without scripts, and the browser's find-in-page reaches it. */
export function Disclosure({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <details className={styles.disclosure}>
      <summary>
        <span>{title}</span>
        <Icon name="plus" />
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}
