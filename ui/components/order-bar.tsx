import type { ReactNode } from 'react';
import type { Theme } from '#domain/page/theme.ts';
import styles from '#ui/components/order-bar.module.css';

interface OrderBarProps {
  readonly theme: Theme;
  /** When it is. */
  readonly title: string;
  /** What it costs, or why it cannot be ordered. */
  readonly text?: ReactNode;
  /** The button, where there is one. */
  readonly button?: ReactNode;
  /** What it may lie over: the page from where its cover ends. */
  readonly children: ReactNode;
}

/**
 * The last part of a concert's page: on small windows it sticks to the lower edge once the cover is out of sight, so that
 * ordering is always in reach. It steps aside for a button of the page that does the same (`--first-order`, `--order`).
 */
export function OrderBar({ theme, title, text, button, children }: OrderBarProps) {
  return (
    <div className={styles.stage}>
      <div className={styles.page}>{children}</div>
      <div className={styles.bar} data-theme={theme} data-surface="cover" data-print="no">
        <p>
          <b>{title}</b>
          {text}
        </p>
        {button}
      </div>
    </div>
  );
}
