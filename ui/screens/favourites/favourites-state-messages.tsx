import type { ReactNode } from 'react';
import type { RichTextTree } from '#domain/media/rich-text.ts';
import { Button, ButtonLink } from '#ui/components/button.tsx';
import { LoginLink } from '#ui/components/login-link.tsx';
import { Prose } from '#ui/components/prose.tsx';
import { PendingMessage, StateMessage } from '#ui/components/state-message.tsx';
import { useSite } from '#ui/kit/site.tsx';
import { useVisitorServicesCaller } from '#ui/kit/visitor.tsx';
import type { FavouritesViewModel } from '#ui/screens/favourites/favourites.view-model.ts';

/** The session is pending. Without scripts it stays so; then the login is shown. */
export function FavouritesPendingMessage() {
  return (
    <PendingMessage text={useSite().t('favourites.waiting')}>
      <FavouritesLoggedOutMessage />
    </PendingMessage>
  );
}

/** Why to log in, and the login link. */
export function FavouritesLoggedOutMessage() {
  const { t } = useSite();
  return (
    <StateMessage title={t('favourites.login.title')}>
      <p>{t('favourites.login.text')}</p>
      <p className="cluster">
        <LoginLink>{t('favourites.login.button')}</LoginLink>
        <CalendarLink>{t('favourites.login.browse')}</CalendarLink>
      </p>
    </StateMessage>
  );
}

/** Ticketing does not answer, so the visitor is unknown. */
export function FavouritesSessionUnavailableMessage() {
  const { t } = useSite();
  return (
    <StateMessage title={t('favourites.silent.title')}>
      <p>{t('favourites.silent.text')}</p>
      <p className="cluster">
        <LoginLink look="line">{t('favourites.login.button')}</LoginLink>
        <CalendarLink>{t('favourites.login.browse')}</CalendarLink>
      </p>
    </StateMessage>
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
    <StateMessage title={t('favourites.unknown.title')}>
      <p>{t('favourites.unknown.text')}</p>
      <p>
        <Button onClick={retry}>{t('favourites.unknown.retry')}</Button>
      </p>
    </StateMessage>
  );
}

/** An empty list, with the editors' text. */
export function FavouritesEmptyMessage({ text }: { readonly text: RichTextTree }) {
  const { t } = useSite();
  return (
    <StateMessage title={t('favourites.empty.title')}>
      <Prose text={text} />
      <p>
        <CalendarLink>{t('favourites.empty.browse')}</CalendarLink>
      </p>
    </StateMessage>
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
