import type { ReactNode } from 'react';
import type { Theme } from '#domain/media/theme.ts';
import styles from '#ui/screens/event/sticky-order-bar.module.css';

interface StickyOrderBarProps {
  readonly theme: Theme;
  /** The date of the concert. */
  readonly title: string;
  /** The concert, stated before its date where there is room. */
  readonly name: string;
  /** The price, or the reason why it cannot be ordered. */
  readonly text?: ReactNode;
  /** The order button and the link to the prices, if it can be ordered. */
  readonly actions?: ReactNode;
  /** The part of the page that the bar may cover: everything below the cover. */
  readonly children: ReactNode;
}

/**
 * The order bar of a concert's page. It sticks to the lower edge once the cover is out of view, so that ordering is always in
 * reach. It hides while another order button is visible (`--first-order`, `--order`).
 */
export function StickyOrderBar({ theme, title, name, text, actions, children }: StickyOrderBarProps) {
  return (
    <div className={styles.stage}>
      <div className={styles.page}>{children}</div>
      <div className={styles.bar} data-theme={theme} data-surface="cover" data-print="no">
        <p>
          <b>
            <span className={styles.name}>{name}, </span>
            {title}
          </b>
          {text}
        </p>
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
    </div>
  );
}
