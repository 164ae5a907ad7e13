import { observer } from 'mobx-react-lite';
import { useRef } from 'react';
import type { ActiveFilter } from '#domain/listing/event-listing-state.ts';
import { Chip } from '#ui/components/chip.tsx';
import { useFormats } from '#ui/kit/use-formats.ts';
import styles from '#ui/screens/event-overview/active-filters.module.css';
import type { EventOverviewViewModel } from '#ui/screens/event-overview/event-overview.view-model.ts';
import { useWords } from '#ui/words/use-words.tsx';

/** What is chosen, each to be taken back with one click, and how many concerts that leaves, said aloud when it changes. */
export const ActiveFilters = observer(function ActiveFilters({
  viewModel,
}: {
  readonly viewModel: EventOverviewViewModel;
}) {
  const t = useWords();
  const formats = useFormats();
  const { listing } = viewModel.data;
  const concerts = t('events.count', { count: listing.total });
  const bar = useRef<HTMLDivElement>(null);
  // The chip goes with its filter; the focus would go with the chip.
  const leave = (act: () => void) => {
    bar.current?.focus();
    act();
  };
  const textOf = (filter: ActiveFilter, label: string) =>
    filter.kind === 'date' ? t('events.from', { date: formats.shortDate(filter.day) }) : label;
  return (
    <div ref={bar} className={styles.bar} tabIndex={-1}>
      {viewModel.chips.length > 0 && (
        <ul aria-label={t('events.chosen')}>
          {viewModel.chips.map(({ filter, label, address }) => (
            <li key={address}>
              <Chip
                isOn
                label={textOf(filter, label)}
                href={address}
                onChoose={() => leave(() => viewModel.takeBack(filter))}
                name={t('events.remove', { label: textOf(filter, label) })}
              />
            </li>
          ))}
          <li>
            <Chip
              label={t('events.reset')}
              href={viewModel.resetAddress}
              onChoose={() => leave(viewModel.reset)}
            />
          </li>
        </ul>
      )}
      <p className={styles.count} role="status">
        {listing.availability === 'answered' && !viewModel.isBusy && concerts}
      </p>
    </div>
  );
});
