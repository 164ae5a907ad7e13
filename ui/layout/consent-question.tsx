import { type RefCallback, useCallback } from 'react';
import type { ConsentAnswer } from '#domain/consent/consent-cookie.ts';
import { Button } from '#ui/components/button.tsx';
import { useConsentAndExperiments, useVisitorServicesCaller } from '#ui/kit/visitor-context.tsx';
import styles from '#ui/layout/consent-question.module.css';
import { useTranslate, useWordsLoaded } from '#ui/words/use-words.tsx';

/** The site's own consent question, unless a consent tool is configured (TRACK-1). */
export function ConsentQuestion() {
  const { question } = useConsentAndExperiments();
  return question === 'closed' ? null : <ConsentPanel />;
}

/** A non-modal panel, so that the page stays usable; refusing is as easy as accepting. */
function ConsentPanel() {
  const t = useTranslate();
  const { consent, question } = useConsentAndExperiments();
  const run = useVisitorServicesCaller();
  const close = useCallback(() => run((visitor) => visitor.consent.closeUnanswered()), [run]);
  const answer = (choice: ConsentAnswer) => run((visitor) => visitor.consent.answer(choice));
  const panel = useNonModalPanel(question === 'askedFor', close);
  if (!useWordsLoaded(['consent'])) return null;
  return (
    <dialog ref={panel} open className={styles.question} aria-labelledby="consent-title" data-print="no">
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
        <p>{t('consent.stored')}</p>
      </details>
    </dialog>
  );
}

/**
 * A ref for a non-modal panel. If the visitor opened it, the focus moves to its heading, and back when it closes. Escape
 * inside it closes it.
 */
function useNonModalPanel(isRequested: boolean, onLeave: () => void): RefCallback<HTMLElement> {
  return useCallback(
    (element: HTMLElement | null) => {
      if (!element) return;
      const opener = document.activeElement;
      if (isRequested) element.querySelector<HTMLElement>('h2')?.focus();
      const onKey = ({ key }: KeyboardEvent): void => {
        if (key === 'Escape') onLeave();
      };
      element.addEventListener('keydown', onKey);
      return () => {
        element.removeEventListener('keydown', onKey);
        if (isRequested && opener instanceof HTMLElement) opener.focus();
      };
    },
    [isRequested, onLeave],
  );
}
