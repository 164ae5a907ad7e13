import type { IconName } from '#domain/media/icon.ts';
import { Icon } from '#ui/components/icon.tsx';
import styles from '#ui/components/sale-state.module.css';

export interface SaleStateProps {
  readonly icon: 'exclamation' | 'lock' | 'arrow' | 'clock' | 'check';
  readonly tone: 'few' | 'gone' | 'cancelled' | 'moved' | 'soon' | 'free' | 'off';
  readonly text: string;
}

/** SALE-4 draws few tickets and cancelled with an exclamation mark, sold out and not scheduled with a lock. */
const signs: Readonly<Record<SaleStateProps['icon'], IconName>> = {
  exclamation: 'circled-exclamation',
  lock: 'lock',
  arrow: 'arrow-right',
  clock: 'clock',
  check: 'check',
};

/** The state of a sale: sign and words, never colour alone. */
export function SaleState({ icon, tone, text }: SaleStateProps) {
  return (
    <span className={styles.state} data-tone={tone}>
      <Icon name={signs[icon]} />
      <span>{text}</span>
    </span>
  );
}
