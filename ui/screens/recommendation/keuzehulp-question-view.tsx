import { observer } from 'mobx-react-lite';
import { type MouseEvent, type SubmitEvent, useState, useMemo } from 'react';
import { pickTextInLocale } from '#domain/recommendation/question-tree.ts';
import { Button } from '#ui/components/button.tsx';
import { useSite } from '#ui/kit/site.tsx';
import { useCreateLoudnessReader, type LoudnessReader } from '#ui/kit/use-create-loudness-reader.ts';
import { computeAnswerFigure } from '#ui/screens/recommendation/answer-figures.ts';
import type { QuestionInRun, AnswerOption } from '#ui/screens/recommendation/current-question.ts';
import { KeuzehulpHeader, KeuzehulpProgress } from '#ui/screens/recommendation/keuzehulp-header.tsx';
import type { KeuzehulpViewModel } from '#ui/screens/recommendation/keuzehulp.view-model.ts';
import { PlayClipButton } from '#ui/screens/recommendation/play-clip-button.tsx';
import { SandAnimation } from '#ui/screens/recommendation/sand-animation.tsx';
import cardStyles from '#ui/screens/recommendation/answer-card.module.css';
import styles from '#ui/screens/recommendation/keuzehulp-question-view.module.css';

/** One question at a time, with its answers as large as the window allows (KEUZE-2, KEUZE-3). */
export const KeuzehulpQuestionView = observer(function KeuzehulpQuestionView({
  viewModel,
}: {
  readonly viewModel: KeuzehulpViewModel;
}) {
  const { t } = useSite();
  const { currentQuestion } = viewModel;
  return (
    <div className={styles.stage} data-surface="cover">
      <KeuzehulpHeader stop={t('keuzehulp.stop')} onStop={viewModel.restart}>
        {currentQuestion && <KeuzehulpProgress step={currentQuestion.step} of={currentQuestion.stepCount} />}
      </KeuzehulpHeader>
      {currentQuestion && (
        <Question key={currentQuestion.key} current={currentQuestion} viewModel={viewModel} />
      )}
    </div>
  );
});

/** Ignores the second click of a double click, which would answer the next question. */
function ignoreDoubleClick(event: MouseEvent): void {
  if (event.detail > 1) event.preventDefault();
}

const Question = observer(function Question({
  current,
  viewModel,
}: {
  readonly viewModel: KeuzehulpViewModel;
  readonly current: QuestionInRun;
}) {
  const { t, locale } = useSite();
  const measureLoudness = useCreateLoudnessReader();
  const [isAnswerMissing, setAnswerMissing] = useState(false);
  const { question, answers } = current;
  const title = pickTextInLocale(locale, question.content);
  const onSubmit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    setAnswerMissing(!current.hasAnswer);
    viewModel.goNext();
  };
  const hint = viewModel.isOffline
    ? t('keuzehulp.offline')
    : isAnswerMissing && !current.hasAnswer
      ? t('keuzehulp.choose')
      : '';
  return (
    <form className={styles.question} onSubmit={onSubmit} noValidate>
      <div className={styles.questionLine}>
        <h1 tabIndex={-1} data-key={current.key} id="question" aria-describedby="progress">
          {title}
        </h1>
        <div className={styles.description}>
          {question.description && <p>{pickTextInLocale(locale, question.description)}</p>}
          {question.multiple && <p className={styles.several}>{t('keuzehulp.several')}</p>}
          {question.sound && (
            <PlayClipButton
              id={`question-${question.tag}`}
              title={title}
              sound={question.sound}
              onPlayback={(action) => viewModel.trackAudio(action, question.tag)}
            />
          )}
        </div>
      </div>
      <fieldset className={styles.answers} data-count={answers.length} aria-labelledby="question">
        {answers.map((offered) => (
          <AnswerCard
            key={offered.answer.tag}
            offered={offered}
            isMultiple={question.multiple}
            amount={answers.length > 4 ? 'many' : answers.length > 3 ? 'some' : 'few'}
            measureLoudness={measureLoudness}
            viewModel={viewModel}
          />
        ))}
      </fieldset>
      <QuestionFooter current={current} hint={hint} onBack={viewModel.goBack} />
    </form>
  );
});

interface QuestionFooterProps {
  readonly current: QuestionInRun;
  /** Why the visitor cannot continue; empty if they can. */
  readonly hint: string;
  readonly onBack: () => void;
}

/** The buttons back and next, and the previous answers between them. */
const QuestionFooter = observer(function QuestionFooter({ current, hint, onBack }: QuestionFooterProps) {
  const { t } = useSite();
  return (
    <div className={styles.foot} data-print="no">
      <Button look="text" className={styles.back} onClick={onBack}>
        {t(
          current.hasAnswer
            ? 'keuzehulp.undo'
            : current.step === 1
              ? 'keuzehulp.backToStart'
              : 'keuzehulp.back',
        )}
      </Button>
      <p className={styles.previous} role="status">
        {hint || <Earlier current={current} />}
      </p>
      <Button
        type="submit"
        aria-disabled={!current.hasAnswer}
        className={styles.next}
        onClick={ignoreDoubleClick}
      >
        {t(current.isLast ? 'keuzehulp.finish' : 'keuzehulp.next')}
      </Button>
    </div>
  );
});

/** The previous answers on one line. */
function Earlier({ current }: { readonly current: QuestionInRun }) {
  const { t, locale } = useSite();
  if (current.previousAnswers.length === 0) return null;
  const answerText = current.previousAnswers.map(({ answer }) => pickTextInLocale(locale, answer)).join(', ');
  return (
    <>
      <i>{t('keuzehulp.earlier')}</i> {answerText}
    </>
  );
}

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
const AnswerCard = observer(function AnswerCard({
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
    <div className={cardStyles.card} data-chosen={isChosen ? 'yes' : undefined} data-amount={amount}>
      <label data-sound={answer.sound && 'yes'}>
        {answer.sound && (
          <span className={cardStyles.figure}>
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
        <span className={cardStyles.title} id={titleId}>
          {title}
        </span>
        {answer.description && (
          <span className={cardStyles.description} id={descriptionId}>
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
