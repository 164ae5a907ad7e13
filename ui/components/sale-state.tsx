import { Icon, type IconName } from '#ui/components/icon.tsx';
import styles from '#ui/components/sale-state.module.css';

export interface SaleStateProps {
  readonly icon: IconName;
  readonly tone: 'few' | 'gone' | 'cancelled' | 'moved' | 'soon' | 'free' | 'off';
  readonly text: string;
}

/** The state of a sale: sign and words, never colour alone. */
export function SaleState({ icon, tone, text }: SaleStateProps) {
  return (
    <span className={styles.state} data-tone={tone}>
      <Icon name={icon} />
      <span>{text}</span>
    </span>
  );
}
