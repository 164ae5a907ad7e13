import { observer } from 'mobx-react-lite';
import { useRef } from 'react';
import { createLazyComponent } from '#ui/kit/lazy-component.tsx';
import { useFocusOnDataKeyChange } from '#ui/kit/use-focus-on-data-key-change.ts';
import { PageMetadata } from '#ui/layout/page-metadata.tsx';
import { KeuzehulpStartView } from '#ui/screens/recommendation/keuzehulp-start-view.tsx';
import type { RecommendationScreenProps } from '#ui/screens/recommendation/recommendation-screen-props.ts';
import styles from '#ui/screens/recommendation/recommendation.module.css';

/** The views of a run; loaded with its view model. */
export const LazyKeuzehulpRunView = createLazyComponent(
  async () => (await import('#ui/screens/recommendation/keuzehulp-run-view.tsx')).KeuzehulpRunView,
);

/** The keuzehulp (TPL-17): four states, each a full screen (KEUZE-1). */
export const RecommendationScreen = observer(function RecommendationScreen({
  page,
  viewModel,
  ...start
}: RecommendationScreenProps) {
  const theme = page.theme ?? 'ocher-yellow';
  const state = viewModel?.keuzehulp?.kind ?? 'start';
  const area = useRef<HTMLElement>(null);
  useFocusOnDataKeyChange(area, viewModel?.currentQuestion?.key ?? state);
  const className = state === 'start' ? styles.start : styles.full;
  return (
    <article ref={area} className={className} data-theme={theme} data-keuzehulp={state}>
      <PageMetadata page={page} />
      {viewModel && state !== 'start' && <LazyKeuzehulpRunView viewModel={viewModel} />}
      {state === 'start' && <KeuzehulpStartView page={page} viewModel={viewModel} {...start} />}
    </article>
  );
});
