import { useDeferredValue, useEffect, useState } from 'react';
import { useContainer } from '#src/routes/runtime-context.tsx';
import { PageTracking } from '#src/tracking/page-tracking.tsx';
import { SessionStoreToken } from '#src/worlds/personal-stores.world.ts';
import { lazyComponent } from '#ui/kit/lazy-component.tsx';
import { useSiteContext } from '#ui/kit/site-context.tsx';
import { useHasFavourites, useIsForSchools, useTicketingEnvironment } from '#ui/kit/ticketing-context.tsx';
import { useConsentAndExperiments, useFavouritesView } from '#ui/kit/visitor-context.tsx';

const FavouritesOverlays = lazyComponent(
  async () => (await import('#ui/layout/favourites-overlays.tsx')).FavouritesOverlays,
  ['personal'],
);

const ConsentDialog = lazyComponent(
  async () => (await import('#ui/layout/consent-dialog.tsx')).ConsentDialog,
  ['consent'],
);

/** The visitor's overlay of a page. Deferred, so that it does not render in the task that connects the visitor layer. */
export function VisitorOverlays() {
  return useDeferredValue(true, false) && <ConnectedOverlay />;
}

/** Connects session and tracking to the page. */
function ConnectedOverlay() {
  usePageSession();
  return (
    <>
      {useHasFavourites() && <FavouritesOverlaysOnUse />}
      {useHasBeen(useConsentAndExperiments().isDialogOpen) && <ConsentDialog />}
      <PageTracking />
    </>
  );
}

/**
 * Rendered from the first press or focus, so that its live region exists before a notice does, and for a visitor who is logged in. A visit
 * that touches nothing loads neither its code nor its texts.
 */
function FavouritesOverlaysOnUse() {
  const { favourites, notice } = useFavouritesView();
  const isInUse = favourites.kind !== 'inactive' || favourites.invitation === 'open' || notice !== null;
  return useHasBeen(useHasInteracted() || isInUse) && <FavouritesOverlays />;
}

/** Whether a condition is or was true: what it showed stays, so that a dialog that closes returns the focus. */
function useHasBeen(condition: boolean): boolean {
  const [hasBeen, setHasBeen] = useState(condition);
  if (condition && !hasBeen) setHasBeen(true);
  return hasBeen || condition;
}

const interactions = ['pointerdown', 'focusin'] as const;

/** Whether the visitor has pressed or focused anything since the visitor layer was loaded. */
function useHasInteracted(): boolean {
  const [hasInteracted, setInteracted] = useState(false);
  useEffect(() => {
    const listeners = new AbortController();
    const options = { capture: true, passive: true, signal: listeners.signal };
    for (const interaction of interactions)
      document.addEventListener(interaction, () => setInteracted(true), options);
    return () => listeners.abort();
  }, []);
  return hasInteracted;
}

/** Sets the session's ticketing environment and language to those of the page (SALE-8). */
function usePageSession(): void {
  const session = useContainer().get(SessionStoreToken);
  const environment = useTicketingEnvironment();
  const isForSchools = useIsForSchools();
  const { locale } = useSiteContext();
  useEffect(() => {
    // The pages of schools are about their visitor's account.
    if (isForSchools) session.loadTicketing();
    session.setContext({ environment, locale });
  }, [session, environment, isForSchools, locale]);
}
