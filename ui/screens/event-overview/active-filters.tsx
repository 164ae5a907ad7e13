import { observer } from 'mobx-react-lite';
import { ChosenFilters } from '#ui/components/chosen-filters.tsx';
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
  const isKnown = listing.availability === 'answered' && !viewModel.question.isBusy;
  return (
    <ChosenFilters
      chips={viewModel.chips.map(({ filter, label, address }) => ({
        label: textOf(filter, label),
        address,
        onTakeBack: () => viewModel.takeBack(filter),
      }))}
      reset={{ address: viewModel.resetAddress, onReset: viewModel.reset }}
      count={isKnown ? t('events.count', { count: listing.total }) : null}
    />
  );
});
