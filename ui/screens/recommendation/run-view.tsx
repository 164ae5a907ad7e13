import { observer } from 'mobx-react-lite';
import { LoadingView } from '#ui/screens/recommendation/loading-view.tsx';
import { QuestionView } from '#ui/screens/recommendation/question-view.tsx';
import type { KeuzehulpViewProps } from '#ui/screens/recommendation/screen-props.ts';
import { SuggestionsView } from '#ui/screens/recommendation/suggestions-view.tsx';

/** The state of a run: a question, loading, or the suggestions; nothing at the start (KEUZE-1). */
export const RunView = observer(function RunView({ viewModel }: KeuzehulpViewProps) {
  switch (viewModel.keuzehulp?.kind) {
    case 'questionnaire':
      return <QuestionView viewModel={viewModel} />;
    case 'loading':
      return <LoadingView viewModel={viewModel} />;
    case 'suggestions':
      return <SuggestionsView viewModel={viewModel} />;
    default:
      return null;
  }
});
