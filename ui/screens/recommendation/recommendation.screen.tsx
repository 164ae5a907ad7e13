import { observer } from 'mobx-react-lite';
import { useRef } from 'react';
import { useFocusOnKeyChange } from '#ui/kit/use-focus-on-key-change.ts';
import { PageMetadata } from '#ui/layout/page-metadata.tsx';
import { LoadingView } from '#ui/screens/recommendation/loading-view.tsx';
import { QuestionView } from '#ui/screens/recommendation/question-view.tsx';
import styles from '#ui/screens/recommendation/recommendation.module.css';
import type { RecommendationScreenProps } from '#ui/screens/recommendation/screen-props.ts';
import { StartView } from '#ui/screens/recommendation/start-view.tsx';
import { SuggestionsView } from '#ui/screens/recommendation/suggestions-view.tsx';

/** The keuzehulp (TPL-17): four states, each a full screen (KEUZE-1). */
export const RecommendationScreen = observer(function RecommendationScreen({
  page,
  viewModel,
  isBeginning,
  onStart,
}: RecommendationScreenProps) {
  const theme = page.theme ?? 'ocher-yellow';
  const state = viewModel?.keuzehulp?.kind ?? 'start';
  const area = useRef<HTMLElement>(null);
  useFocusOnKeyChange(area, viewModel?.currentQuestion?.key ?? state);
  const className = state === 'start' ? styles.start : styles.full;
  return (
    <article ref={area} className={className} data-theme={theme} data-keuzehulp={state}>
      <PageMetadata page={page} />
      {viewModel && state === 'questionnaire' && <QuestionView viewModel={viewModel} />}
      {viewModel && state === 'loading' && <LoadingView viewModel={viewModel} />}
      {viewModel && state === 'suggestions' && <SuggestionsView viewModel={viewModel} />}
      {state === 'start' && (
        <StartView page={page} viewModel={viewModel} isBeginning={isBeginning} onStart={onStart} />
      )}
    </article>
  );
});
