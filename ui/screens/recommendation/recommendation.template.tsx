import { observer } from 'mobx-react-lite';
import { useCallback, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { PageOf } from '#domain/page/page.ts';
import { filterValidTrees } from '#domain/recommendation/question-tree.ts';
import { StoragePort } from '#ports/storage.port.ts';
import { PageMetadata } from '#ui/head/page-metadata.tsx';
import { createLazyComponent } from '#ui/kit/lazy-component.tsx';
import { useSite } from '#ui/kit/site.tsx';
import { useFocusOnDataKeyChange } from '#ui/kit/use-focus-on-data-key-change.ts';
import { useIsVisitorLayerLoaded, useVisitorServicesCaller } from '#ui/kit/visitor.tsx';
import { KeuzehulpStartView } from '#ui/screens/recommendation/keuzehulp-start-view.tsx';
import type { KeuzehulpViewModel } from '#ui/screens/recommendation/keuzehulp.view-model.ts';
import { defineBinding } from '#ui/stores/binding.ts';
import { keuzehulpStorageKey } from '#ui/stores/keuzehulp-storage-keys.ts';
import { defineTemplate, type TemplateProps } from '#ui/template/template.ts';
import styles from '#ui/screens/recommendation/recommendation.module.css';

/** The run with its views. Lazy, because a visitor who does not start it needs none of it. */
const LazyRun = createLazyComponent(
  async () => (await import('#ui/screens/recommendation/keuzehulp-run.part.tsx')).KeuzehulpRun,
);

/** Whether this tab has a run of the keuzehulp to resume. */
const hasStoredRunBinding = defineBinding(
  'StoredRun',
  [StoragePort],
  ({ session }) =>
    () =>
      session.read(keuzehulpStorageKey) !== null,
);

/** The keuzehulp: four states, each a full screen (KEUZE-1). */
const View = observer(function View({ page }: TemplateProps<PageOf<'recommendation'>, null>) {
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
  const state = viewModel?.keuzehulp?.kind ?? 'start';
  const area = useRef<HTMLElement>(null);
  useFocusOnDataKeyChange(area, viewModel?.currentQuestion?.key ?? state);
  return (
    <article
      ref={area}
      className={state === 'start' ? styles.start : styles.full}
      data-theme={page.theme ?? 'ocher-yellow'}
      data-keuzehulp={state}
    >
      <PageMetadata page={page} />
      {hasVisitorLayer && (isRunNeeded || resolve(hasStoredRunBinding)()) && (
        <LazyRun key={page.url} page={page} onArrival={receive} />
      )}
      {state === 'start' && (
        <KeuzehulpStartView
          page={page}
          viewModel={viewModel}
          isBeginning={isStarting}
          isRefused={isRefused}
          onStart={start}
          onStartIntent={() => void LazyRun.load().catch(() => {})}
        />
      )}
    </article>
  );
});

/** The keuzehulp (TPL-17). The server renders only its start, because random choices are made in the browser (KEUZE-5). */
export const recommendationTemplate = defineTemplate<'recommendation'>({
  source: 'ui/screens/recommendation/recommendation.template.tsx',
  cover: ({ theme = 'ocher-yellow' }) => theme,
  load: async () => null,
  words: ['keuzehulp', 'forms'],
  View,
});
