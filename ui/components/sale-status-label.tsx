import type { IconName } from '#ui/components/icon-names.ts';
import { Icon } from '#ui/components/icon.tsx';
import type { OfferDisplay } from '#ui/format/offer-display.ts';
import styles from '#ui/components/sale-status-label.module.css';

const icons: Readonly<Record<NonNullable<OfferDisplay['codeSign' | 'ownSign']>, IconName>> = {
  exclamation: 'circled-exclamation',
  lock: 'lock',
  cross: 'x',
  arrow: 'arrow-right',
  clock: 'clock',
  check: 'check',
};

/** The state of a sale: the icon of the sale code, the icon of the text, and the text (SALE-4); never colour alone. */
export function SaleStatusLabel({ codeSign, ownSign, tone, text }: OfferDisplay) {
  return (
    <span className={styles.state} data-tone={tone}>
      {codeSign && <Icon name={icons[codeSign]} />}
      {ownSign && <Icon name={icons[ownSign]} />}
      <span>{text}</span>
    </span>
  );
}
