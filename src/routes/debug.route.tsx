import type { ReactNode } from 'react';
import { StoragePort } from '#ports/storage.port.ts';
import { usePersonalWorld } from '#src/routes/runtime-context.tsx';
import { recordedEvents, recordedEventsKey } from '#src/tracking/recorded-analytics.ts';
import { DebugLayout } from '#ui/layout/debug-layout.tsx';
import { BlockSheet } from '#ui/screens/debug/block-sheet.tsx';
import { ButtonsScreen } from '#ui/screens/debug/buttons.screen.tsx';
import { DebugScreen } from '#ui/screens/debug/debug.screen.tsx';
import { FavoritesScreen } from '#ui/screens/debug/favorites.screen.tsx';
import { LinkScreen } from '#ui/screens/debug/link.screen.tsx';
import { TrackingSheet } from '#ui/screens/debug/tracking-sheet.tsx';

/** Everything the house draws with, and every block a page may have (ROUTE-3). */
export function DebugRoute() {
  return sheet(
    <DebugScreen>
      <BlockSheet />
    </DebugScreen>,
  );
}

/** Everything that can be pressed, chosen or filled in. */
export function DebugButtonsRoute() {
  return sheet(<ButtonsScreen />);
}

/** Who the visitor is, what they keep, and what is counted of them. */
export function DebugFavoritesRoute() {
  const world = usePersonalWorld();
  const counted = () => recordedEvents(world?.get(StoragePort).session.read(recordedEventsKey) ?? null);
  return sheet(
    <>
      <FavoritesScreen />
      <TrackingSheet read={counted} />
    </>,
  );
}

/** What becomes of an address. */
export function DebugLinkRoute() {
  return sheet(<LinkScreen />);
}

function sheet(screen: ReactNode) {
  return <DebugLayout>{screen}</DebugLayout>;
}
