import { observer } from 'mobx-react-lite';
import { useMemo, useState } from 'react';
import { pickTextInLocale } from '#domain/recommendation/question-tree.ts';
import { useSite } from '#ui/kit/site.tsx';
import type { LoudnessReader } from '#ui/kit/use-create-loudness-reader.ts';
import { computeAnswerFigure } from '#ui/screens/recommendation/answer-figures.ts';
import type { AnswerOption } from '#ui/screens/recommendation/current-question.ts';
import type { KeuzehulpViewModel } from '#ui/screens/recommendation/keuzehulp.view-model.ts';
import { PlayClipButton } from '#ui/screens/recommendation/play-clip-button.tsx';
import { SandAnimation } from '#ui/screens/recommendation/sand-animation.tsx';
import styles from '#ui/screens/recommendation/answer-card.module.css';

interface AnswerCardProps {
  readonly offered: AnswerOption;
  readonly isMultiple: boolean;
  /** How many answers the question has, which decides the size of the figures, so that all answers fit on the screen. */
  readonly amount: 'few' | 'some' | 'many';
  /** Measures the loudness of a clip, for the figure that moves with it. */
  readonly measureLoudness: (element: HTMLAudioElement) => LoudnessReader;
  readonly viewModel: KeuzehulpViewModel;
}

const silence: LoudnessReader = () => 0;

/** An answer, inverted when chosen. One with a sound has a figure, which moves while its clip plays (FIGURE-1). */
export const AnswerCard = observer(function AnswerCard({
  offered: { answer, isChosen, number },
  isMultiple,
  amount,
  measureLoudness,
  viewModel,
}: AnswerCardProps) {
  const { locale } = useSite();
  const [loudness, setLoudness] = useState<LoudnessReader | null>(null);
  const figure = useMemo(() => computeAnswerFigure(answer.tag, number), [answer.tag, number]);
  const title = pickTextInLocale(locale, answer.answer);
  const [titleId, descriptionId] = [`answer-${answer.tag}`, `about-${answer.tag}`];
  return (
    <div className={styles.card} data-chosen={isChosen ? 'yes' : undefined} data-amount={amount}>
      <label>
        {answer.sound && (
          <span className={styles.figure}>
            <SandAnimation
              figure={figure}
              isSounding={loudness !== null}
              loudness={loudness ?? silence}
              ink={isChosen ? 'chosen' : 'offered'}
            />
          </span>
        )}
        <input
          type={isMultiple ? 'checkbox' : 'radio'}
          name="answer"
          value={answer.tag}
          checked={isChosen}
          aria-labelledby={titleId}
          aria-describedby={answer.description ? descriptionId : undefined}
          onChange={() => viewModel.answer(answer.tag)}
        />
        <span className={styles.title} id={titleId}>
          {title}
        </span>
        {answer.description && (
          <span className={styles.description} id={descriptionId}>
            {pickTextInLocale(locale, answer.description)}
          </span>
        )}
      </label>
      {answer.sound && (
        <PlayClipButton
          id={`sound-${answer.tag}`}
          title={title}
          sound={answer.sound}
          onPlayback={(action, element) => {
            setLoudness(() => (action === 'play' ? measureLoudness(element) : null));
            viewModel.trackAudio(action, answer.tag);
          }}
        />
      )}
    </div>
  );
});
