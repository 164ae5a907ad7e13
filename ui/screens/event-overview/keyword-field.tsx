import { observer } from 'mobx-react-lite';
import { KeywordLine } from '#ui/components/keyword-line.tsx';
import type { EventOverviewViewModel } from '#ui/screens/event-overview/event-overview.view-model.ts';
import { useWords } from '#ui/words/use-words.tsx';

/** Searching the calendar. */
export const KeywordField = observer(function KeywordField({
  viewModel,
}: {
  readonly viewModel: EventOverviewViewModel;
}) {
  const t = useWords();
  return (
    <KeywordLine
      label={t('events.search')}
      hint={t('events.searchHint')}
      value={viewModel.question.draft}
      onType={viewModel.question.type}
    />
  );
});
