import { observer } from 'mobx-react-lite';
import type { ActiveFilter } from '#domain/listing/event-listing-state.ts';
import { ChosenFilters } from '#ui/components/chosen-filters.tsx';
import { useFormats } from '#ui/kit/use-formats.ts';
import type { EventOverviewViewModel } from '#ui/screens/event-overview/event-overview.view-model.ts';
import { useWords } from '#ui/words/use-words.tsx';

/** What is chosen in the calendar, and how many concerts that leaves. */
export const ActiveFilters = observer(function ActiveFilters({
  viewModel,
}: {
  readonly viewModel: EventOverviewViewModel;
}) {
  const t = useWords();
  const formats = useFormats();
  const { listing } = viewModel.data;
  const textOf = (filter: ActiveFilter, label: string) =>
    filter.kind === 'date' ? t('events.from', { date: formats.shortDate(filter.day) }) : label;
  const isKnown = listing.availability === 'answered' && !viewModel.isBusy;
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
