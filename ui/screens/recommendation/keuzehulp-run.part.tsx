import { observer } from 'mobx-react-lite';
import { useLocation } from 'react-router-dom';
import type { PageOf } from '#domain/page/page.ts';
import { pickTextInLocale } from '#domain/recommendation/question-tree.ts';
import { toIdentifiedVisitor } from '#domain/session/session.ts';
import type { TrackingEvent } from '#domain/tracking/tracking-event.ts';
import { Button } from '#ui/components/button.tsx';
import { useSite } from '#ui/kit/site.tsx';
import { useCallOnMountAndChange } from '#ui/kit/use-call-on-mount-and-change.ts';
import { usePassDataToViewModel } from '#ui/kit/use-pass-data-to-view-model.ts';
import { useViewModel } from '#ui/kit/use-view-model.ts';
import { useSession, useTrackingCaller } from '#ui/kit/visitor.tsx';
import { KeuzehulpHeader } from '#ui/screens/recommendation/keuzehulp-header.tsx';
import { KeuzehulpQuestionView } from '#ui/screens/recommendation/keuzehulp-question-view.tsx';
import {
  keuzehulpBinding,
  type KeuzehulpViewModel,
} from '#ui/screens/recommendation/keuzehulp.view-model.ts';
import { SandAnimation } from '#ui/screens/recommendation/sand-animation.tsx';
import { SuggestionsView } from '#ui/screens/recommendation/suggestions-view.tsx';
import styles from '#ui/screens/recommendation/keuzehulp-loading-view.module.css';

interface KeuzehulpRunProps {
  readonly page: PageOf<'recommendation'>;
  readonly onArrival: (viewModel: KeuzehulpViewModel) => void;
}

/** A run: a question, loading, or the suggestions; nothing at the start (KEUZE-1). Passes address and user to its view model. */
export const KeuzehulpRun = observer(function KeuzehulpRun({ page, onArrival }: KeuzehulpRunProps) {
  const { locale } = useSite();
  const { pathname, search, hash } = useLocation();
  const { status, session } = useSession();
  const tracking = useTrackingCaller();
  const track = (event: TrackingEvent) => tracking((services) => services.track(event));
  const viewModel = useViewModel(keuzehulpBinding, (create) =>
    create({ data: page.recommendation, locale, path: `${pathname}${search}`, track }),
  );
  usePassDataToViewModel(viewModel, hash);
  useCallOnMountAndChange(viewModel.setUser, status === 'pending' ? undefined : toIdentifiedVisitor(session));
  useCallOnMountAndChange(onArrival, viewModel);
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
    <div className={styles.stage} data-surface="cover">
      <KeuzehulpHeader stop={t('keuzehulp.stop')} onStop={viewModel.restart} />
      <div className={styles.plate}>
        <SandAnimation figure={figure} grains={4200} isSounding loudness={constantLoudness} />
      </div>
      <div className={styles.words}>
        <h1 tabIndex={-1} data-key="loading">
          {t('keuzehulp.loading.title')}
        </h1>
        <p role="status">{t('keuzehulp.loading.text')}</p>
        <p className={styles.answers}>
          {viewModel.answers.map(({ answer }) => pickTextInLocale(locale, answer)).join(', ')}
        </p>
        <Button look="text" onClick={viewModel.goBack}>
          {t('keuzehulp.loading.back')}
        </Button>
      </div>
    </div>
  );
});
