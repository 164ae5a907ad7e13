import type { ReactNode } from 'react';
import { StoragePort } from '#ports/storage.port.ts';
import { usePersonalWorld } from '#src/routes/runtime-context.tsx';
import { parseRecordedEvents, recordedEventsKey } from '#src/tracking/recording-analytics-decorator.ts';
import { DebugLayout } from '#ui/layout/debug-layout.tsx';
import { BlockSpecimens } from '#ui/screens/debug/block-specimens.tsx';
import { ButtonsScreen } from '#ui/screens/debug/buttons.screen.tsx';
import { DesignSystemScreen } from '#ui/screens/debug/design-system.screen.tsx';
import { FavoritesScreen } from '#ui/screens/debug/favorites.screen.tsx';
import { LinkScreen } from '#ui/screens/debug/link.screen.tsx';
import { TrackingSheet } from '#ui/screens/debug/tracking-sheet.tsx';

/** The design elements, and all kinds of blocks (ROUTE-3). */
export function DebugDesignSystemRoute() {
  return renderSheet(
    <DesignSystemScreen>
      <BlockSpecimens />
    </DesignSystemScreen>,
  );
}

/** All buttons and form fields. */
export function DebugButtonsRoute() {
  return renderSheet(<ButtonsScreen />);
}

/** The visitor's session, favourites and tracked events. */
export function DebugFavoritesRoute() {
  const world = usePersonalWorld();
  const readTrackedEvents = () =>
    parseRecordedEvents(world?.get(StoragePort).session.read(recordedEventsKey) ?? null);
  return renderSheet(
    <>
      <FavoritesScreen />
      <TrackingSheet read={readTrackedEvents} />
    </>,
  );
}

/** How links are classified. */
export function DebugLinkRoute() {
  return renderSheet(<LinkScreen />);
}

function renderSheet(screen: ReactNode) {
  return <DebugLayout>{screen}</DebugLayout>;
}
