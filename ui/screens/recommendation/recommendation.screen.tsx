import { observer } from 'mobx-react-lite';
import { useRef } from 'react';
import { lazyComponent } from '#ui/kit/lazy-component.tsx';
import { useFocusOnKeyChange } from '#ui/kit/use-focus-on-key-change.ts';
import { PageMetadata } from '#ui/layout/page-metadata.tsx';
import type { RecommendationScreenProps } from '#ui/screens/recommendation/screen-props.ts';
import { StartView } from '#ui/screens/recommendation/start-view.tsx';
import styles from '#ui/screens/recommendation/recommendation.module.css';

/** The views of a run; loaded with its view model. */
export const LazyRunView = lazyComponent(
  async () => (await import('#ui/screens/recommendation/run-view.tsx')).RunView,
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
  useFocusOnKeyChange(area, viewModel?.currentQuestion?.key ?? state);
  const className = state === 'start' ? styles.start : styles.full;
  return (
    <article ref={area} className={className} data-theme={theme} data-keuzehulp={state}>
      <PageMetadata page={page} />
      {viewModel && state !== 'start' && <LazyRunView viewModel={viewModel} />}
      {state === 'start' && <StartView page={page} viewModel={viewModel} {...start} />}
    </article>
  );
});
