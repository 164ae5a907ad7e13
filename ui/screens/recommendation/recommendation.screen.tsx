import { observer } from 'mobx-react-lite';
import type { Page } from '#domain/page/page.ts';
import { PageHead } from '#ui/layout/page-head.tsx';
import { LoadingView } from '#ui/screens/recommendation/loading-view.tsx';
import { QuestionView } from '#ui/screens/recommendation/question-view.tsx';
import styles from '#ui/screens/recommendation/recommendation.module.css';
import type { KeuzehulpViewModel } from '#ui/screens/recommendation/recommendation.view-model.ts';
import { StartView } from '#ui/screens/recommendation/start-view.tsx';
import { SuggestionsView } from '#ui/screens/recommendation/suggestions-view.tsx';

export interface RecommendationScreenProps {
  readonly page: Extract<Page, { kind: 'recommendation' }>;
  /** The run; null on the server, and until what it needs has arrived. */
  readonly viewModel: KeuzehulpViewModel | null;
  /** Somebody has pressed, and what it takes is not there yet. */
  readonly isBeginning: boolean;
  readonly onBegin: () => void;
}

/** A guided way to the right concert (TPL-17): four states, each a whole stage of its own (KEUZE-1). */
export const RecommendationScreen = observer(function RecommendationScreen({
  page,
  viewModel,
  isBeginning,
  onBegin,
}: RecommendationScreenProps) {
  const theme = page.theme ?? 'ocher-yellow';
  const state = viewModel?.keuzehulp?.kind ?? 'start';
  const stage = state === 'start' ? styles.start : styles.full;
  return (
    <article className={stage} data-theme={theme} data-keuzehulp={state}>
      <PageHead page={page} />
      {viewModel && state === 'questionnaire' && <QuestionView viewModel={viewModel} />}
      {viewModel && state === 'loading' && <LoadingView viewModel={viewModel} />}
      {viewModel && state === 'suggestions' && <SuggestionsView viewModel={viewModel} />}
      {state === 'start' && (
        <StartView page={page} viewModel={viewModel} isBeginning={isBeginning} onBegin={onBegin} />
      )}
    </article>
  );
});
