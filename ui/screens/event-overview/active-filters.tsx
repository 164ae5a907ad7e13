import { observer } from 'mobx-react-lite';
import { ChosenFilters } from '#ui/components/chosen-filters.tsx';
import { useOfflineWords } from '#ui/kit/use-offline-words.ts';
import type { EventOverviewViewModel } from '#ui/screens/event-overview/event-overview.view-model.ts';
import { useFilterText } from '#ui/screens/event-overview/use-filter-text.ts';
import { useWords } from '#ui/words/use-words.tsx';

/** What is chosen in the calendar, and how many concerts that leaves. */
export const ActiveFilters = observer(function ActiveFilters({
  viewModel,
}: {
  readonly viewModel: EventOverviewViewModel;
}) {
  const t = useWords();
  const textOf = useFilterText();
  const { listing } = viewModel.data;
  const offline = useOfflineWords(listing);
  const isAnswered = listing.availability === 'answered';
  const { isBusy } = viewModel.question;
  return (
    <ChosenFilters
      chips={viewModel.chips.map(({ filter, label, address }) => ({
        label: textOf(filter, label),
        address,
        onTakeBack: () => viewModel.takeBack(filter),
      }))}
      reset={{ address: viewModel.resetAddress, onReset: viewModel.reset }}
      count={isAnswered && !isBusy ? t('events.count', { count: listing.total }) : null}
      away={isAnswered || isBusy ? null : (offline?.title ?? t('events.unavailable.title'))}
    />
  );
});
