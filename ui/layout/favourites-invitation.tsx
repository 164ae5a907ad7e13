import { figurePath } from '#domain/figure/figure-path.ts';
import { Button, ButtonLink } from '#ui/components/button.tsx';
import { Modal } from '#ui/components/modal.tsx';
import { Plate } from '#ui/components/plate.tsx';
import { useLoginUrl } from '#ui/kit/environment-context.tsx';
import { useFavourites, useFavouritesWishes } from '#ui/kit/favourites-context.tsx';
import styles from '#ui/layout/favourites-invitation.module.css';
import { useWords } from '#ui/words/use-words.tsx';

/** What somebody unknown sees who wants to keep a concert: why they log in, and where (LAYOUT-5). */
export function FavouritesInvitation() {
  const t = useWords();
  const login = useLoginUrl();
  const { favourites, chosen } = useFavourites();
  const { closeInvitation } = useFavouritesWishes();
  return (
    <Modal
      name={t('favourites.invitation.title')}
      visible={favourites.kind === 'inactive' && favourites.invitation === 'open'}
      onClose={closeInvitation}
      closeLabel={t('favourites.close')}
    >
      <div className={styles.invitation} data-theme="purple">
        <div className={styles.words}>
          {chosen && <p className={styles.chosen}>{t('favourites.invitation.chosen', { title: chosen })}</p>}
          <p>{t('favourites.invitation.text')}</p>
          <p className={styles.ways}>
            <ButtonLink href={login} target="_self">
              {t('favourites.invitation.login')}
            </ButtonLink>
            <Button look="line" onClick={closeInvitation}>
              {t('favourites.invitation.later')}
            </Button>
          </p>
        </div>
        <div className={styles.figure} aria-hidden="true">
          <Plate src={figure} size={360} />
        </div>
      </div>
    </Modal>
  );
}

const figure = figurePath({ identifier: 'favourites', theme: 'purple', mood: 'waiting' });
