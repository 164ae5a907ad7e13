import { useDeferredValue, useEffect } from 'react';
import { useContainer } from '#src/routes/runtime-context.tsx';
import { PageTracking } from '#src/tracking/page-tracking.tsx';
import { SessionStoreToken } from '#src/worlds/personal-stores.world.ts';
import { useSite } from '#ui/kit/site.tsx';
import { useAreWordsLoaded } from '#ui/kit/use-are-words-loaded.ts';
import { ConsentDialog } from '#ui/layout/consent-dialog.tsx';
import { FavouritesInvitation } from '#ui/layout/favourites-invitation.tsx';
import { FavouritesNotice } from '#ui/layout/favourites-notice.tsx';
import { OfflineIndicator } from '#ui/layout/offline-indicator.tsx';

/** The visitor's overlay of a page. Deferred, so that it does not render in the task that connects the visitor layer. */
export function VisitorOverlays() {
  return useDeferredValue(true, false) && <ConnectedOverlay />;
}

/** Connects session and tracking to the page. */
function ConnectedOverlay() {
  usePageSession();
  const { canSaveFavourites } = useSite();
  const hasWords = useAreWordsLoaded(canSaveFavourites ? ['personal'] : []);
  return (
    <>
      {canSaveFavourites && hasWords && <FavouritesInvitation />}
      {canSaveFavourites && hasWords && <FavouritesNotice />}
      <ConsentDialog />
      <OfflineIndicator />
      <PageTracking />
    </>
  );
}

/** Sets the session's ticketing environment and language to those of the page (SALE-8). */
function usePageSession(): void {
  const session = useContainer().get(SessionStoreToken);
  const { environment, locale } = useSite();
  useEffect(() => session.setContext({ environment, locale }), [session, environment, locale]);
}
