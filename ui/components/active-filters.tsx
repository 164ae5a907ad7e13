import { observer } from 'mobx-react-lite';
import { type ReactNode, useRef } from 'react';
import { FilterChip } from '#ui/components/filter-chip.tsx';
import { useFilterLabelFormatter } from '#ui/components/use-filter-label-formatter.ts';
import { useSite } from '#ui/kit/site.tsx';
import { useOfflineMessage } from '#ui/kit/use-offline-message.ts';
import type { AnyListFilter, AnyListViewModel, ListWords } from '#ui/stores/list.view-model.ts';
import styles from '#ui/components/active-filters.module.css';

interface ActiveFiltersProps {
  readonly list: AnyListViewModel;
  /** Whether an active filter is shown elsewhere. */
  readonly isHidden?: ((filter: AnyListFilter) => boolean) | undefined;
  readonly words: ListWords;
  /** What precedes them. */
  readonly children?: ReactNode;
}

/** The active filters, each with a link that removes it, and the number of results, which is announced when it changes. */
export const ActiveFilters = observer(function ActiveFilters({
  list,
  isHidden,
  words,
  children,
}: ActiveFiltersProps) {
  const { t } = useSite();
  const toLabel = useFilterLabelFormatter();
  const offline = useOfflineMessage(list.data.listing);
  const bar = useRef<HTMLDivElement>(null);
  // A chip disappears with its filter, so the focus moves to the bar first.
  const withFocus = (act: () => void) => () => {
    bar.current?.focus();
    act();
  };
  const { availability, total: count } = list.data.listing;
  return (
    <div ref={bar} className={styles.bar} tabIndex={-1}>
      {children}
      {list.chips.length > 0 && (
        <ul aria-label={t('events.chosen')} data-print="no">
          {list.chips
            .filter(({ filter }) => !isHidden?.(filter))
            .map((chip) => (
              <li key={chip.address}>
                <FilterChip
                  isOn
                  label={toLabel(chip)}
                  href={chip.address}
                  onChoose={withFocus(() => list.removeFilter(chip.filter))}
                  name={t('events.remove', { label: toLabel(chip) })}
                />
              </li>
            ))}
          <li>
            <FilterChip label={t('events.reset')} href={list.resetAddress} onChoose={withFocus(list.reset)} />
          </li>
        </ul>
      )}
      <p className={styles.count} role="status">
        {!list.query.isBusy &&
          (availability === 'answered' ? (
            t(`${words}.total`, { count })
          ) : (
            <span className="visually-hidden">{offline?.title ?? t(`${words}.unavailable.title`)}</span>
          ))}
      </p>
    </div>
  );
});
