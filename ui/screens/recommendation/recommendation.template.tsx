import { useCallback, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { PageOf } from '#domain/page/page.ts';
import { filterValidTrees } from '#domain/recommendation/question-tree.ts';
import { createLazyComponent } from '#ui/kit/lazy-component.tsx';
import { useSite } from '#ui/kit/site.tsx';
import { useIsVisitorLayerLoaded, useVisitorServicesCaller } from '#ui/kit/visitor.tsx';
import { hasStoredRunBinding } from '#ui/screens/recommendation/has-stored-run.binding.ts';
import type { KeuzehulpViewModel } from '#ui/screens/recommendation/keuzehulp.view-model.ts';
import {
  LazyKeuzehulpRunView,
  RecommendationScreen,
} from '#ui/screens/recommendation/recommendation.screen.tsx';
import { defineTemplate, type TemplateProps } from '#ui/template/template.ts';

/** The keuzehulp (TPL-17). The server renders only its start, because random choices are made in the browser (KEUZE-5). */
export const recommendationTemplate = defineTemplate<'recommendation'>({
  source: 'ui/screens/recommendation/recommendation.template.tsx',
  cover: ({ theme = 'ocher-yellow' }) => theme,
  load: async () => null,
  words: ['keuzehulp', 'forms'],
  View,
});

/** The run with its views. Lazy, because a visitor who does not start it needs none of it. */
const LazyRun = createLazyComponent(async () => {
  const [{ KeuzehulpRunController }] = await Promise.all([
    import('#ui/screens/recommendation/keuzehulp-run-controller.part.tsx'),
    LazyKeuzehulpRunView.load(),
  ]);
  return KeuzehulpRunController;
});

function View({ page }: TemplateProps<PageOf<'recommendation'>, null>) {
  const hasVisitorLayer = useIsVisitorLayerLoaded();
  const { resolve } = useSite();
  const callVisitor = useVisitorServicesCaller();
  const { hash } = useLocation();
  const [viewModel, setViewModel] = useState<KeuzehulpViewModel | null>(null);
  const [isStarting, setStarting] = useState(false);
  const isStartPending = useRef(false);
  // A ref besides the state: a click between the arrival of the view model and its rendering must not be lost.
  const viewModelRef = useRef<KeuzehulpViewModel | null>(null);
  const start = (): void => {
    if (viewModelRef.current) return viewModelRef.current.startRun();
    isStartPending.current = true;
    setStarting(true);
    // Starts loading the visitor layer and the run; it begins when its view model arrives.
    callVisitor(() => {});
    LazyRun.load().catch(() => {
      isStartPending.current = false;
      setStarting(false);
    });
  };
  const receive = useCallback((loaded: KeuzehulpViewModel) => {
    viewModelRef.current = loaded;
    setViewModel(loaded);
    setStarting(false);
    if (isStartPending.current && loaded.keuzehulp?.kind === 'start') loaded.startRun();
    isStartPending.current = false;
  }, []);
  const isRefused = filterValidTrees(page.recommendation).length === 0;
  // A run without a usable tree logs that.
  const isRunNeeded = isStarting || viewModel !== null || hash !== '' || isRefused;
  return (
    <>
      {hasVisitorLayer && (isRunNeeded || resolve(hasStoredRunBinding)()) && (
        <LazyRun key={page.url} page={page} onArrival={receive} />
      )}
      <RecommendationScreen
        page={page}
        viewModel={viewModel}
        isBeginning={isStarting}
        isRefused={isRefused}
        onStart={start}
        onStartIntent={() => void LazyRun.load().catch(() => {})}
      />
    </>
  );
}
