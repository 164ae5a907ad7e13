import { observer } from 'mobx-react-lite';
import { useRef } from 'react';
import { Button } from '#ui/components/button.tsx';
import { Icon } from '#ui/components/icon.tsx';
import { useModal } from '#ui/kit/use-modal.ts';
import { CalendarLeaf } from '#ui/screens/event-overview/calendar-leaf.tsx';
import type { EventOverviewViewModel } from '#ui/screens/event-overview/event-overview.view-model.ts';
import { FacetFilters } from '#ui/screens/event-overview/facet-filters.tsx';
import styles from '#ui/screens/event-overview/filter-panel.module.css';
import { useWords } from '#ui/words/use-words.tsx';

/** The calendar and the filters: beside the list where there is room, else over it, behind one button (LIST-13). */
export const FilterPanel = observer(function FilterPanel({
  viewModel,
}: {
  readonly viewModel: EventOverviewViewModel;
}) {
  const t = useWords();
  const panel = useRef<HTMLDivElement>(null);
  const { data, isPanelOpen, closePanel } = viewModel;
  useModal(panel, isPanelOpen, closePanel);
  const role = isPanelOpen ? ({ role: 'dialog', 'aria-modal': true } as const) : ({ role: 'group' } as const);
  return (
    <div
      ref={panel}
      {...role}
      className={styles.panel}
      id="filters"
      aria-label={t('events.filtersAndCalendar')}
      data-open={isPanelOpen ? 'yes' : undefined}
    >
      <button
        type="button"
        className={styles.close}
        onClick={closePanel}
        aria-label={t('events.closeFilters')}
      >
        <Icon name="x" />
      </button>
      <CalendarLeaf viewModel={viewModel} />
      <FacetFilters viewModel={viewModel} />
      {data.state.date && <input type="hidden" name="date" value={data.state.date} />}
      <noscript>
        <Button type="submit">{t('events.apply')}</Button>
      </noscript>
      <p className={styles.show}>
        <Button onClick={closePanel}>{t('events.showCount', { count: data.listing.total })}</Button>
      </p>
    </div>
  );
});
