import { type RefCallback, useCallback } from 'react';
import type { ConsentAnswer } from '#domain/consent/consent-answer.ts';
import { Button } from '#ui/components/button.tsx';
import { useTrackingState, useVisitorServices } from '#ui/kit/visitor-context.tsx';
import styles from '#ui/layout/consent-question.module.css';
import { useWords, useWordsOf } from '#ui/words/use-words.tsx';

/** Asks whether the visitor may be counted, where no consent tool does (TRACK-1). */
export function ConsentQuestion() {
  const { question } = useTrackingState();
  return question === 'closed' ? null : <Question />;
}

/** It lies beside the page and not over it: whoever came for a concert can go on, and saying no is as easy as saying yes. */
function Question() {
  const t = useWords();
  const { consent, question } = useTrackingState();
  const run = useVisitorServices();
  const leaveOpen = useCallback(() => run((visitor) => visitor.consent.leaveOpen()), [run]);
  const answer = (said: ConsentAnswer) => run((visitor) => visitor.consent.answer(said));
  const area = useNonModalPanel(question === 'askedFor', leaveOpen);
  if (!useWordsOf(['consent'])) return null;
  return (
    <dialog ref={area} open className={styles.question} aria-labelledby="consent-title" data-print="no">
      <h2 id="consent-title" tabIndex={-1}>
        {t('consent.title')}
      </h2>
      <p>{t('consent.text')}</p>
      {question === 'askedFor' && consent !== 'pending' && <p>{t(`consent.now.${consent}`)}</p>}
      <div className={styles.answers}>
        <Button look="line" size="small" onClick={() => answer('denied')}>
          {t('consent.refuse')}
        </Button>
        <Button look="line" size="small" onClick={() => answer('accepted')}>
          {t('consent.accept')}
        </Button>
      </div>
      <details>
        <summary>{t('consent.what')}</summary>
        <p>{t('consent.counted')}</p>
        <p>{t('consent.kept')}</p>
      </details>
    </dialog>
  );
}

/**
 * For what lies beside the page. Where the visitor asked for it the focus goes to its heading, and back to where it was when it
 * is gone; Escape in it puts it away.
 */
function useNonModalPanel(wasAskedFor: boolean, onLeave: () => void): RefCallback<HTMLElement> {
  return useCallback(
    (element: HTMLElement | null) => {
      if (!element) return;
      const opener = document.activeElement;
      if (wasAskedFor) element.querySelector<HTMLElement>('h2')?.focus();
      const onKey = ({ key }: KeyboardEvent): void => {
        if (key === 'Escape') onLeave();
      };
      element.addEventListener('keydown', onKey);
      return () => {
        element.removeEventListener('keydown', onKey);
        if (wasAskedFor && opener instanceof HTMLElement) opener.focus();
      };
    },
    [wasAskedFor, onLeave],
  );
}
