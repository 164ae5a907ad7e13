import { observer } from 'mobx-react-lite';
import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import type { PageOf } from '#domain/page/page.ts';
import { filterValidTrees, pickTextInLocale } from '#domain/recommendation/question-tree.ts';
import { toIdentifiedVisitor } from '#domain/session/session.ts';
import type { TrackingEvent } from '#domain/tracking/tracking-event.ts';
import { Button, ButtonLink } from '#ui/components/button.tsx';
import { PageHead } from '#ui/components/page-head.tsx';
import { Prose } from '#ui/components/prose.tsx';
import { PageMetadata } from '#ui/head/page-metadata.tsx';
import { Link } from '#ui/kit/link.tsx';
import { useRootAttribute } from '#ui/kit/root-attributes.ts';
import { useSite } from '#ui/kit/site.tsx';
import { useFocusOnDataKeyChange } from '#ui/kit/use-focus-on-data-key-change.ts';
import {
  useIsVisitorLayerLoaded,
  useSession,
  useTrackingCaller,
  useVisitorServicesCaller,
} from '#ui/kit/visitor.tsx';
import { KeuzehulpHeader } from '#ui/screens/recommendation/keuzehulp-header.tsx';
import { KeuzehulpQuestionView } from '#ui/screens/recommendation/keuzehulp-question-view.tsx';
import {
  keuzehulpBinding,
  type KeuzehulpViewModel,
} from '#ui/screens/recommendation/keuzehulp.view-model.ts';
import { SandAnimation } from '#ui/screens/recommendation/sand-animation.tsx';
import { SuggestionsView } from '#ui/screens/recommendation/suggestions-view.tsx';
import { defineTemplate, type TemplateProps } from '#ui/template/template.ts';
import loadingStyles from '#ui/screens/recommendation/keuzehulp-loading-view.module.css';
import startStyles from '#ui/screens/recommendation/keuzehulp-start-view.module.css';
import styles from '#ui/screens/recommendation/recommendation.module.css';

type KeuzehulpProps = TemplateProps<PageOf<'recommendation'>, null>;

/** The keuzehulp: four states, each a full screen (KEUZE-1). */
const Keuzehulp = observer(function Keuzehulp({ page }: KeuzehulpProps) {
  const { viewModel, isStarting, start } = useKeuzehulpRun(page);
  const state = viewModel?.keuzehulp?.kind ?? 'start';
  const area = useRef<HTMLElement>(null);
  useRootAttribute('data-full-screen', state !== 'start');
  useFocusOnDataKeyChange(area, viewModel?.currentQuestion?.key ?? state);
  return (
    <article
      ref={area}
      className={state === 'start' ? styles.start : styles.full}
      data-theme={page.theme ?? 'ocher-yellow'}
      data-keuzehulp={state}
    >
      <PageMetadata page={page} />
      {state === 'start' && (
        <KeuzehulpStartView
          page={page}
          viewModel={viewModel}
          isBeginning={isStarting}
          isRefused={filterValidTrees(page.recommendation).length === 0}
          onStart={start}
        />
      )}
      {viewModel && state === 'questionnaire' && <KeuzehulpQuestionView viewModel={viewModel} />}
      {viewModel && state === 'loading' && <KeuzehulpLoadingView viewModel={viewModel} />}
      {viewModel && state === 'suggestions' && <SuggestionsView viewModel={viewModel} />}
    </article>
  );
});

/**
 * The run of a page, which follows the address and the session; its view model is null until the visitor layer has its ports. A start
 * before that loads the layer, and the run begins when it is there.
 */
function useKeuzehulpRun({ recommendation }: PageOf<'recommendation'>) {
  const hasVisitorLayer = useIsVisitorLayerLoaded();
  const { locale, resolve } = useSite();
  const { pathname, search, hash } = useLocation();
  const { status, session } = useSession();
  const callTracking = useTrackingCaller();
  const callVisitor = useVisitorServicesCaller();
  const [hasClickedStart, setClickedStart] = useState(false);
  const [viewModel, setViewModel] = useState<KeuzehulpViewModel | null>(null);
  if (hasVisitorLayer && !viewModel) {
    const track = (event: TrackingEvent) => callTracking((tracking) => tracking.track(event));
    const path = `${pathname}${search}`;
    setViewModel(resolve(keuzehulpBinding)({ data: recommendation, locale, path, track }));
  }
  const user = status === 'pending' ? undefined : toIdentifiedVisitor(session);
  useEffect(() => viewModel?.start(), [viewModel]);
  useLayoutEffect(() => viewModel?.receive(hash), [viewModel, hash]);
  useEffect(() => viewModel?.setUser(user), [viewModel, user]);
  useEffect(() => {
    if (hasClickedStart && viewModel?.keuzehulp?.kind === 'start') viewModel.startRun();
  }, [viewModel, hasClickedStart]);
  const start = (): void => {
    if (viewModel) return viewModel.startRun();
    callVisitor(() => {});
    setClickedStart(true);
  };
  return { viewModel, isStarting: hasClickedStart && viewModel === null, start };
}

const figure = { waves: [3, 5], sign: 1, seed: 1787 } as const;

/** A constant loudness, for an animation without sound. */
const constantLoudness = () => 0.55;

/** The wait between the last answer and the suggestions: an animated figure, and the answers given. */
const KeuzehulpLoadingView = observer(function KeuzehulpLoadingView({
  viewModel,
}: {
  readonly viewModel: KeuzehulpViewModel;
}) {
  const { t, locale } = useSite();
  return (
    <div className={loadingStyles.stage} data-surface="cover">
      <KeuzehulpHeader stop={t('keuzehulp.stop')} onStop={viewModel.restart} />
      <div className={loadingStyles.plate}>
        <SandAnimation figure={figure} grains={4200} isSounding loudness={constantLoudness} />
      </div>
      <div className={loadingStyles.words}>
        <h1 tabIndex={-1} data-key="loading">
          {t('keuzehulp.loading.title')}
        </h1>
        <p role="status">{t('keuzehulp.loading.text')}</p>
        <p className={loadingStyles.answers}>
          {viewModel.answers.map(({ answer }) => pickTextInLocale(locale, answer)).join(', ')}
        </p>
        <Button look="text" onClick={viewModel.goBack}>
          {t('keuzehulp.loading.back')}
        </Button>
      </div>
    </div>
  );
});

interface KeuzehulpStartViewProps {
  readonly page: PageOf<'recommendation'>;
  /** The run; null on the server, and until the visitor layer has been loaded. */
  readonly viewModel: KeuzehulpViewModel | null;
  /** The visitor clicked start before there was a run. */
  readonly isBeginning: boolean;
  /** The editors have provided no usable tree. */
  readonly isRefused: boolean;
  readonly onStart: () => void;
}

/** The start of the keuzehulp. Rendered on the server, the same for all visitors, and all there is without scripts. */
const KeuzehulpStartView = observer(function KeuzehulpStartView({
  page,
  viewModel,
  isBeginning,
  isRefused,
  onStart,
}: KeuzehulpStartViewProps) {
  const { t } = useSite();
  const hasFailed = viewModel?.keuzehulp?.kind === 'start' && viewModel.keuzehulp.notice !== null;
  return (
    <PageHead
      page={{ title: page.title }}
      surface="cover"
      focusKey="start"
      subtitle={page.subtitle}
      aside={<Prose text={page.introduction} />}
    >
      <div className={`${startStyles.foot} wrap stack`}>
        <div className={startStyles.actions} role="status">
          {isRefused && <Notice title={t('keuzehulp.refused.title')}>{t('keuzehulp.refused.text')}</Notice>}
          {hasFailed && <Failed viewModel={viewModel} />}
        </div>
        {!isRefused && (
          <p className={`${startStyles.start} cluster`} data-script="only">
            <Button aria-disabled={isBeginning} onClick={onStart}>
              {t(
                isBeginning ? 'keuzehulp.starting' : hasFailed ? 'keuzehulp.failed.again' : 'keuzehulp.start',
              )}
            </Button>
            <span>{t('keuzehulp.facts')}</span>
          </p>
        )}
        <noscript>
          <p>{t('keuzehulp.withoutScript')}</p>
        </noscript>
        <p className={startStyles.browse}>
          <CalendarLink>{t(isRefused ? 'keuzehulp.calendar' : 'keuzehulp.browse')}</CalendarLink>
        </p>
      </div>
    </PageHead>
  );
});

function Failed({ viewModel }: Pick<KeuzehulpStartViewProps, 'viewModel'>) {
  const { t } = useSite();
  return (
    <Notice title={t('keuzehulp.failed.title')}>
      {t('keuzehulp.failed.text')}
      {viewModel?.retryAddress && (
        <ButtonLink look="line" href={viewModel.retryAddress}>
          {t('keuzehulp.failed.retry')}
        </ButtonLink>
      )}
    </Notice>
  );
}

function Notice({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <div className={startStyles.notice}>
      <p>
        <strong>{title}</strong>
      </p>
      <p>{children}</p>
    </div>
  );
}

function CalendarLink({ children }: { readonly children: ReactNode }) {
  const { global } = useSite();
  return global && <Link href={global.globalPages.eventOverview.url}>{children}</Link>;
}

/** The keuzehulp (TPL-17). The server renders only its start, because random choices are made in the browser (KEUZE-5). */
export const recommendationTemplate = defineTemplate<'recommendation'>({
  cover: ({ theme = 'ocher-yellow' }) => theme,
  load: async () => null,
  words: ['keuzehulp', 'forms'],
  View: (props) => <Keuzehulp key={props.page.url} {...props} />,
});
