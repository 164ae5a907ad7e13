import { useRef } from 'react';
import { Chip } from '#ui/components/chip.tsx';
import styles from '#ui/components/chosen-filters.module.css';
import { useWords } from '#ui/words/use-words.tsx';

interface ChosenFiltersProps {
  readonly chips: readonly {
    readonly label: string;
    /** The list without it. */
    readonly address: string;
    readonly onTakeBack: () => void;
  }[];
  readonly reset: { readonly address: string; readonly onReset: () => void };
  /** How many that leaves; null while nobody knows. */
  readonly count: string | null;
  /** Said where it could not be known, for those who do not see the list; null where it is, or is being asked. */
  readonly away: string | null;
}

/** What is chosen, each to be taken back with one click, and how many that leaves, or that it could not be known, said aloud when it changes. */
export function ChosenFilters({ chips, reset, count, away }: ChosenFiltersProps) {
  const t = useWords();
  const bar = useRef<HTMLDivElement>(null);
  // The chip goes with its filter; the focus would go with the chip.
  const leave = (act: () => void) => {
    bar.current?.focus();
    act();
  };
  return (
    <div ref={bar} className={styles.bar} tabIndex={-1}>
      {chips.length > 0 && (
        <ul aria-label={t('events.chosen')}>
          {chips.map(({ label, address, onTakeBack }) => (
            <li key={address}>
              <Chip
                isOn
                label={label}
                href={address}
                onChoose={() => leave(onTakeBack)}
                name={t('events.remove', { label })}
              />
            </li>
          ))}
          <li>
            <Chip label={t('events.reset')} href={reset.address} onChoose={() => leave(reset.onReset)} />
          </li>
        </ul>
      )}
      <p className={styles.count} role="status">
        {count}
        {away && <span className="visually-hidden">{away}</span>}
      </p>
    </div>
  );
}
