import { useCallback, useId } from 'react';
import { Button } from '#ui/components/button.tsx';
import { LoginLink } from '#ui/components/login-link.tsx';
import { Modal } from '#ui/components/modal.tsx';
import { useSite } from '#ui/kit/site.tsx';
import { useFavouritesView, useVisitorServicesCaller } from '#ui/kit/visitor.tsx';
import type { Translate } from '#ui/words/translate.ts';
import styles from '#ui/layout/favourites-invitation.module.css';

/** The dialog that invites an anonymous visitor who wants to save a concert to log in (LAYOUT-5). */
export function FavouritesInvitation() {
  const { t } = useSite();
  const { favourites, chosenTitles } = useFavouritesView();
  const run = useVisitorServicesCaller();
  const closeInvitation = useCallback(() => run((visitor) => visitor.favourites.closeInvitation()), [run]);
  const descriptionId = useId();
  return (
    <Modal
      name={t('favourites.invitation.title')}
      visible={favourites.kind === 'inactive' && favourites.invitation === 'open'}
      onClose={closeInvitation}
      about={descriptionId}
      closeLabel={t('favourites.close')}
    >
      <div className={styles.words} data-theme="purple">
        <div id={descriptionId} className={styles.explanation}>
          {chosenTitles && <p className={styles.chosen}>{toChosenText(chosenTitles, t)}</p>}
          <p>
            {t('favourites.invitation.text')}
            {chosenTitles && ` ${t('favourites.invitation.then', { count: chosenTitles.length })}`}
          </p>
        </div>
        <p className={styles.actions}>
          <LoginLink>{t('favourites.invitation.login')}</LoginLink>
          <Button look="line" onClick={closeInvitation}>
            {t('favourites.invitation.later')}
          </Button>
        </p>
      </div>
    </Modal>
  );
}

/** One concert by title, several by number. */
function toChosenText(chosen: readonly string[], t: Translate): string {
  const [title = '', ...otherTitles] = chosen;
  return otherTitles.length === 0
    ? t('favourites.invitation.chosen', { title })
    : t('favourites.invitation.chosenSeveral', { count: chosen.length });
}
