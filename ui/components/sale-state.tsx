import type { IconName } from '#domain/media/icon.ts';
import { Icon } from '#ui/components/icon.tsx';
import styles from '#ui/components/sale-state.module.css';
import type { OfferText } from '#ui/format/offer-text.ts';

/** SALE-4 draws few tickets and cancelled with an exclamation mark, sold out and not scheduled with a lock. */
const signs: Readonly<Record<OfferText['icon'], IconName>> = {
  exclamation: 'circled-exclamation',
  lock: 'lock',
  arrow: 'arrow-right',
  clock: 'clock',
  check: 'check',
};

/** The state of a sale: sign and words, never colour alone. */
export function SaleState({ icon, tone, text }: OfferText) {
  return (
    <span className={styles.state} data-tone={tone}>
      <Icon name={signs[icon]} />
      <span>{text}</span>
    </span>
  );
}
