import { observer } from 'mobx-react-lite';
import type { EventOverviewViewModel } from '#ui/screens/event-overview/event-overview.view-model.ts';
import styles from '#ui/screens/event-overview/keyword-field.module.css';
import { useWords } from '#ui/words/use-words.tsx';

/** Searching the calendar: the list follows the typing; Enter does not wait. */
export const KeywordField = observer(function KeywordField({
  viewModel,
}: {
  readonly viewModel: EventOverviewViewModel;
}) {
  const t = useWords();
  return (
    <search className={styles.field}>
      <label htmlFor="keyword">{t('events.search')}</label>
      <input
        id="keyword"
        type="search"
        name="keyword"
        autoComplete="off"
        enterKeyHint="search"
        placeholder={t('events.searchHint')}
        value={viewModel.draft}
        onChange={(event) => viewModel.type(event.currentTarget.value)}
      />
    </search>
  );
});
