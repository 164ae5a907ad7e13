import { useCallback, useId } from 'react';
import type { ConsentChoice } from '#domain/tracking/consent.ts';
import { Button } from '#ui/components/button.tsx';
import { Modal } from '#ui/components/modal.tsx';
import { useSite } from '#ui/kit/site.tsx';
import { useAreWordsLoaded } from '#ui/kit/use-are-words-loaded.ts';
import { useConsentAndExperiments, useVisitorServicesCaller } from '#ui/kit/visitor.tsx';
import styles from '#ui/layout/consent-dialog.module.css';

/** The dialog about consent: what is measured, the current answer, and both answers side by side (TRACK-1). Its texts are loaded when it opens. */
export function ConsentDialog() {
  const { t } = useSite();
  const { consent, isDialogOpen } = useConsentAndExperiments();
  const run = useVisitorServicesCaller();
  const close = useCallback(() => run((visitor) => visitor.consent.closeDialog()), [run]);
  const answer = (choice: ConsentChoice) => run((visitor) => visitor.consent.answer(choice));
  const hasWords = useAreWordsLoaded(isDialogOpen ? ['consent'] : []);
  const isVisible = isDialogOpen && hasWords;
  const textId = useId();
  return (
    <Modal
      name={t('consent.title')}
      visible={isVisible}
      onClose={close}
      about={textId}
      closeLabel={t('header.close')}
    >
      {isVisible && (
        <div className={styles.words}>
          <p id={textId}>{t('consent.text')}</p>
          <p>{t('consent.counted')}</p>
          <p>{t('consent.stored')}</p>
          {consent !== 'pending' && <p>{t(`consent.now.${consent}`)}</p>}
          <div className={styles.answers}>
            <Button look="line" onClick={() => answer('denied')}>
              {t('consent.refuse')}
            </Button>
            <Button look="line" onClick={() => answer('accepted')}>
              {t('consent.accept')}
            </Button>
          </div>
        </div>
      )}
    </Modal>
  );
}
