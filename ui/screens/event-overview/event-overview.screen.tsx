import { observer } from 'mobx-react-lite';
import type { Page, PageBase } from '#domain/page/page.ts';
import { Button } from '#ui/components/button.tsx';
import { useFormats } from '#ui/kit/use-formats.ts';
import { PageHead } from '#ui/layout/page-head.tsx';
import { ActiveFilters } from '#ui/screens/event-overview/active-filters.tsx';
import styles from '#ui/screens/event-overview/event-overview.module.css';
import type { EventOverviewViewModel } from '#ui/screens/event-overview/event-overview.view-model.ts';
import { FilterPanel } from '#ui/screens/event-overview/filter-panel.tsx';
import { KeywordField } from '#ui/screens/event-overview/keyword-field.tsx';
import { Results } from '#ui/screens/event-overview/results.tsx';
import { useWords } from '#ui/words/use-words.tsx';

interface EventOverviewScreenProps {
  readonly page: Extract<Page, { kind: 'eventOverview' }> & PageBase;
  readonly viewModel: EventOverviewViewModel;
}

/** The calendar: days and filters beside the list; on a telephone behind one button. */
export const EventOverviewScreen = observer(function EventOverviewScreen({
  page,
  viewModel,
}: EventOverviewScreenProps) {
  const t = useWords();
  const formats = useFormats();
  const { data, isPanelOpen } = viewModel;
  const chosen = viewModel.chips.length;
  return (
    <form
      className={styles.calendar}
      action={data.path}
      method="get"
      data-live="yes"
      onSubmit={(event) => {
        event.preventDefault();
        viewModel.question.searchFor(viewModel.question.draft);
      }}
    >
      <PageHead
        page={page}
        at={viewModel.pageAddress(data.state.page)}
        {...(data.listing.page > 1 && { detail: t('pages.page', { page: data.listing.page }) })}
        isHidden={chosen > 0}
      />
      <div className={styles.head}>
        <h1>{page.title}</h1>
        <KeywordField viewModel={viewModel} />
      </div>
      <div className={styles.side}>
        <FilterPanel viewModel={viewModel} />
      </div>
      <div className={styles.list}>
        <Button
          className={styles.open ?? ''}
          look="line"
          aria-expanded={isPanelOpen}
          aria-controls="filters"
          onClick={viewModel.togglePanel}
        >
          {t('events.filtersAndCalendar')} {chosen > 0 && `(${formats.number(chosen)})`}
        </Button>
        <ActiveFilters viewModel={viewModel} />
        <Results viewModel={viewModel} />
      </div>
    </form>
  );
});
