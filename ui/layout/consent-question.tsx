import { Button } from '#ui/components/button.tsx';
import { useConsentWishes, useCounting } from '#ui/kit/counting-context.tsx';
import { useAreas } from '#ui/kit/use-areas.ts';
import { useBeside } from '#ui/kit/use-beside.ts';
import styles from '#ui/layout/consent-question.module.css';
import { useWords } from '#ui/words/use-words.tsx';

/** Asks whether the visitor may be counted, where no consent tool does (TRACK-1). */
export function ConsentQuestion() {
  const { question } = useCounting();
  return question === 'closed' ? null : <Question />;
}

/** It lies beside the page and not over it: whoever came for a concert can go on, and saying no is as easy as saying yes. */
function Question() {
  const t = useWords();
  const { consent, question } = useCounting();
  const { answer, leaveOpen } = useConsentWishes();
  const area = useBeside(question === 'askedFor', leaveOpen);
  if (!useAreas('consent')) return null;
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
