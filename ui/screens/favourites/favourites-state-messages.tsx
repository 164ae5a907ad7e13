import type { ReactNode } from 'react';
import type { RichTextTree } from '#domain/richtext/rich-text.ts';
import { Button, ButtonLink } from '#ui/components/button.tsx';
import { LoginLink } from '#ui/components/login-link.tsx';
import { Prose } from '#ui/components/prose.tsx';
import { useSite } from '#ui/kit/site.tsx';
import { useVisitorServicesCaller } from '#ui/kit/visitor.tsx';
import type { FavouritesViewModel } from '#ui/screens/favourites/favourites.view-model.ts';
import styles from '#ui/screens/favourites/favourites-state-messages.module.css';

/** The reason why there is no list. The layout reserves room for the longest text, to avoid layout shift when the session is known. */
export function FavouritesStateMessage({ children }: { readonly children: ReactNode }) {
  return (
    <section className={styles.state}>
      <div className={styles.words}>{children}</div>
    </section>
  );
}

/** The session is pending. Without scripts it stays so; then the login is shown. */
export function FavouritesSessionPendingMessage() {
  const { t } = useSite();
  return (
    <>
      <p className={styles.pending} data-script="only" role="status">
        {t('favourites.waiting')}
      </p>
      <noscript>
        <FavouritesLoggedOutMessage />
      </noscript>
    </>
  );
}

/** Why to log in, and the login link. */
export function FavouritesLoggedOutMessage() {
  const { t } = useSite();
  return (
    <>
      <h2>{t('favourites.login.title')}</h2>
      <p>{t('favourites.login.text')}</p>
      <p className={styles.actions}>
        <LoginLink>{t('favourites.login.button')}</LoginLink>
        <CalendarLink>{t('favourites.login.browse')}</CalendarLink>
      </p>
    </>
  );
}

/** Ticketing does not answer, so the visitor is unknown. */
export function FavouritesSessionUnavailableMessage() {
  const { t } = useSite();
  return (
    <>
      <h2>{t('favourites.silent.title')}</h2>
      <p>{t('favourites.silent.text')}</p>
      <p className={styles.actions}>
        <LoginLink look="line">{t('favourites.login.button')}</LoginLink>
        <CalendarLink>{t('favourites.login.browse')}</CalendarLink>
      </p>
    </>
  );
}

export function FavouritesUnavailableMessage({ viewModel }: { readonly viewModel: FavouritesViewModel }) {
  const { t } = useSite();
  const run = useVisitorServicesCaller();
  const retry = (): void => {
    if (viewModel.isUnavailable) void viewModel.retry();
    else run((visitor) => visitor.favourites.requestList());
  };
  return (
    <>
      <h2>{t('favourites.unknown.title')}</h2>
      <p>{t('favourites.unknown.text')}</p>
      <p className={styles.actions}>
        <Button onClick={retry}>{t('favourites.unknown.retry')}</Button>
      </p>
    </>
  );
}

/** An empty list, with the editors' text. */
export function FavouritesEmptyMessage({ text }: { readonly text: RichTextTree }) {
  const { t } = useSite();
  return (
    <>
      <h2>{t('favourites.empty.title')}</h2>
      <Prose text={text} />
      <p className={styles.actions}>
        <CalendarLink>{t('favourites.empty.browse')}</CalendarLink>
      </p>
    </>
  );
}

function CalendarLink({ children }: { readonly children: ReactNode }) {
  const { global } = useSite();
  if (!global) return null;
  return (
    <ButtonLink look="line" href={global.globalPages.eventOverview.url}>
      {children}
    </ButtonLink>
  );
}
