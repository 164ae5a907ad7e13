import { observer } from 'mobx-react-lite';
import { useMemo, useState } from 'react';
import { seedOf } from '#domain/figure/chance.ts';
import { textIn } from '#domain/recommendation/words.ts';
import { SandPlate } from '#ui/components/sand-plate.tsx';
import type { SquareFigure } from '#ui/kit/sand.ts';
import { useSite } from '#ui/kit/site-context.tsx';
import type { Loudness } from '#ui/kit/use-audio-level.ts';
import styles from '#ui/screens/recommendation/answer-card.module.css';
import type { OfferedAnswer } from '#ui/screens/recommendation/asked.view-model.ts';
import { Listen } from '#ui/screens/recommendation/listen.tsx';
import type { KeuzehulpViewModel } from '#ui/screens/recommendation/recommendation.view-model.ts';

interface AnswerCardProps {
  readonly offered: OfferedAnswer;
  readonly isMultiple: boolean;
  /** How many answers there are: of few the figures are larger, of many they stand beside the words, so that all are seen at once. */
  readonly company: 'few' | 'some' | 'many';
  /** Listens to a sound, for the figure that moves with it. */
  readonly ears: (element: HTMLAudioElement) => Loudness;
  readonly viewModel: KeuzehulpViewModel;
}

const silent: Loudness = () => 0;

/** An answer with its figure: chosen, it is printed the other way round; sounding, the sand leaps. */
export const AnswerCard = observer(function AnswerCard({
  offered: { answer, isChosen, place },
  isMultiple,
  company,
  ears,
  viewModel,
}: AnswerCardProps) {
  const { locale } = useSite();
  const [sound, setSound] = useState<Loudness | null>(null);
  const figure = useMemo(() => answerFigure(answer.tag, place), [answer.tag, place]);
  const title = textIn(locale, answer.answer);
  const [name, note] = [`answer-${answer.tag}`, `about-${answer.tag}`];
  return (
    <div className={styles.card} data-chosen={isChosen ? 'yes' : undefined} data-company={company}>
      <label>
        <span className={styles.figure}>
          <SandPlate
            figure={figure}
            isSounding={sound !== null}
            loudness={sound ?? silent}
            ink={isChosen ? 'chosen' : 'offered'}
          />
        </span>
        <input
          type={isMultiple ? 'checkbox' : 'radio'}
          name="answer"
          value={answer.tag}
          checked={isChosen}
          aria-labelledby={name}
          aria-describedby={answer.description ? note : undefined}
          onChange={() => viewModel.answer(answer.tag)}
        />
        <span className={styles.title} id={name}>
          {title}
        </span>
        {answer.description && (
          <span className={styles.description} id={note}>
            {textIn(locale, answer.description)}
          </span>
        )}
      </label>
      {answer.soundUrl && (
        <Listen
          clip={{ id: `sound-${answer.tag}`, title, url: answer.soundUrl }}
          onHeard={(action, element) => {
            setSound(() => (action === 'play' ? ears(element) : null));
            viewModel.heard(action, answer.tag);
          }}
        />
      )}
    </div>
  );
});

/** The figures of a question's answers, from the calmest to the liveliest. */
const calmToLively = [
  [1, 4],
  [2, 4],
  [1, 5],
  [3, 5],
  [2, 6],
  [4, 6],
  [3, 7],
  [5, 7],
] as const;

/** The sand of an answer: its place among the others says how lively it lies. */
function answerFigure(tag: string, place: number): SquareFigure {
  const waves = calmToLively[place % calmToLively.length] ?? calmToLively[0];
  return { waves, sign: place % 2 === 0 ? -1 : 1, seed: seedOf(tag) };
}
