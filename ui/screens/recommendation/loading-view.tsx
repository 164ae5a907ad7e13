import { observer } from 'mobx-react-lite';
import { useMemo } from 'react';
import { textIn } from '#domain/recommendation/words.ts';
import { Button } from '#ui/components/button.tsx';
import { SandPlate } from '#ui/components/sand-plate.tsx';
import { useSite } from '#ui/kit/site-context.tsx';
import styles from '#ui/screens/recommendation/loading-view.module.css';
import type { RunProps } from '#ui/screens/recommendation/screen-props.ts';
import { StageHead } from '#ui/screens/recommendation/stage-head.tsx';
import { useWords } from '#ui/words/use-words.tsx';

const figure = { waves: [3, 5], sign: 1, seed: 1787 } as const;

/** A plate that hums as long as it takes. */
const humming = () => 0.55;

/** The moment between the last answer and the suggestions: a plate coming to rest, over what was answered. */
export const LoadingView = observer(function LoadingView({ viewModel }: RunProps) {
  const t = useWords();
  const { locale } = useSite();
  const said = useMemo(
    () => viewModel.given.map(({ answer }) => textIn(locale, answer)).join(', '),
    [viewModel, locale],
  );
  return (
    <div className={styles.stage} data-surface="cover">
      <StageHead stop={t('keuzehulp.stop')} onStop={viewModel.restart} />
      <div className={styles.plate}>
        <SandPlate figure={figure} grains={4200} isSounding loudness={humming} />
      </div>
      <div className={styles.words}>
        <h1 tabIndex={-1} data-key="loading">
          {t('keuzehulp.loading.title')}
        </h1>
        <p role="status">{t('keuzehulp.loading.text')}</p>
        <p className={styles.said}>{said}</p>
        <Button look="text" onClick={viewModel.goBack}>
          {t('keuzehulp.loading.back')}
        </Button>
      </div>
    </div>
  );
});
