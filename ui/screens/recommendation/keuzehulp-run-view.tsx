import { observer } from 'mobx-react-lite';
import { KeuzehulpLoadingView } from '#ui/screens/recommendation/keuzehulp-loading-view.tsx';
import { KeuzehulpQuestionView } from '#ui/screens/recommendation/keuzehulp-question-view.tsx';
import type { KeuzehulpViewProps } from '#ui/screens/recommendation/recommendation-screen-props.ts';
import { SuggestionsView } from '#ui/screens/recommendation/suggestions-view.tsx';

/** The state of a run: a question, loading, or the suggestions; nothing at the start (KEUZE-1). */
export const KeuzehulpRunView = observer(function KeuzehulpRunView({ viewModel }: KeuzehulpViewProps) {
  switch (viewModel.keuzehulp?.kind) {
    case 'questionnaire':
      return <KeuzehulpQuestionView viewModel={viewModel} />;
    case 'loading':
      return <KeuzehulpLoadingView viewModel={viewModel} />;
    case 'suggestions':
      return <SuggestionsView viewModel={viewModel} />;
    default:
      return null;
  }
});
