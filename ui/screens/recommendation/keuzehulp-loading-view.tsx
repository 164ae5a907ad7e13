import { observer } from 'mobx-react-lite';
import { pickTextInLocale } from '#domain/recommendation/question-tree.ts';
import { Button } from '#ui/components/button.tsx';
import { useSite } from '#ui/kit/site.tsx';
import { KeuzehulpHeader } from '#ui/screens/recommendation/keuzehulp-header.tsx';
import type { KeuzehulpViewModel } from '#ui/screens/recommendation/keuzehulp.view-model.ts';
import { SandAnimation } from '#ui/screens/recommendation/sand-animation.tsx';
import styles from '#ui/screens/recommendation/keuzehulp-loading-view.module.css';

const figure = { waves: [3, 5], sign: 1, seed: 1787 } as const;

/** A constant loudness, for an animation without sound. */
const constantLoudness = () => 0.55;

/** The wait between the last answer and the suggestions: an animated figure, and the answers given. */
export const KeuzehulpLoadingView = observer(function KeuzehulpLoadingView({
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
