import type { ReactNode } from 'react';
import type { Theme } from '#domain/page/theme.ts';
import styles from '#ui/components/order-bar.module.css';

export interface OrderBarProps {
  readonly theme: Theme;
  /** When it is. */
  readonly title: string;
  /** What it costs, or why it cannot be ordered. */
  readonly text?: ReactNode;
  /** The button, where there is one. */
  readonly children?: ReactNode;
}

/** The last part of a concert's page: on small windows it sticks to the lower edge, so that ordering is always in reach. */
export function OrderBar({ theme, title, text, children }: OrderBarProps) {
  return (
    <div className={styles.bar} data-theme={theme} data-surface="cover" data-print="no">
      <p>
        <b>{title}</b>
        {text}
      </p>
      {children}
    </div>
  );
}
