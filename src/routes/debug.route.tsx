import type { ReactNode } from 'react';
import type { DataLayerWindow } from '#adapters/tag-manager/tag-manager.adapter.ts';
import { DebugLayout } from '#ui/layout/debug-layout.tsx';
import { BlockSpecimens } from '#ui/screens/debug/block-specimens.tsx';
import { ButtonsDebugScreen } from '#ui/screens/debug/buttons-debug.screen.tsx';
import { DesignSystemDebugScreen } from '#ui/screens/debug/design-system-debug.screen.tsx';
import { FavouritesDebugScreen } from '#ui/screens/debug/favourites-debug.screen.tsx';
import { LinksDebugScreen } from '#ui/screens/debug/links-debug.screen.tsx';
import { TrackedEventsAndConsent } from '#ui/screens/debug/tracked-events-and-consent.tsx';

/** The design elements, and all kinds of blocks (ROUTE-3). */
export function DebugDesignSystemRoute() {
  return renderSheet(
    <DesignSystemDebugScreen>
      <BlockSpecimens />
    </DesignSystemDebugScreen>,
  );
}

/** All buttons and form fields. */
export function DebugButtonsRoute() {
  return renderSheet(<ButtonsDebugScreen />);
}

/** The visitor's session, favourites and tracked events. */
export function DebugFavouritesRoute() {
  const readTrackedEvents = () => (globalThis as DataLayerWindow).dataLayer ?? [];
  return renderSheet(
    <>
      <FavouritesDebugScreen />
      <TrackedEventsAndConsent read={readTrackedEvents} />
    </>,
  );
}

/** How links are classified. */
export function DebugLinkRoute() {
  return renderSheet(<LinksDebugScreen />);
}

function renderSheet(screen: ReactNode) {
  return <DebugLayout>{screen}</DebugLayout>;
}
