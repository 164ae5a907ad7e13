import { observer } from 'mobx-react-lite';
import { ListPanel } from '#ui/components/list-panel.tsx';
import { CalendarLeaf } from '#ui/screens/event-overview/calendar-leaf.tsx';
import type { EventOverviewViewModel } from '#ui/screens/event-overview/event-overview.view-model.ts';
import { FacetFilters } from '#ui/screens/event-overview/facet-filters.tsx';
import { useWords } from '#ui/words/use-words.tsx';

/** The calendar and the filters (LIST-13). */
export const FilterPanel = observer(function FilterPanel({
  viewModel,
}: {
  readonly viewModel: EventOverviewViewModel;
}) {
  const t = useWords();
  const { data, isPanelOpen, closePanel } = viewModel;
  const { availability, total } = data.listing;
  return (
    <ListPanel
      label={t('events.filtersAndCalendar')}
      isOpen={isPanelOpen}
      onClose={closePanel}
      show={availability === 'answered' ? t('events.showCount', { count: total }) : t('events.apply')}
      apply={t('events.apply')}
    >
      <CalendarLeaf viewModel={viewModel} />
      <FacetFilters viewModel={viewModel} />
      {data.state.date && <input type="hidden" name="date" value={data.state.date} />}
    </ListPanel>
  );
});
