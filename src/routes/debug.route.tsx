import type { ReactNode } from 'react';
import { StoragePort } from '#ports/storage.port.ts';
import { countedIn, countedKey } from '#src/counting/counted-shelf.ts';
import { usePersonalWorld } from '#src/routes/container-context.tsx';
import { DebugLayout } from '#ui/layout/debug-layout.tsx';
import { BlockSheet } from '#ui/screens/debug/block-sheet.tsx';
import { ButtonsScreen } from '#ui/screens/debug/buttons.screen.tsx';
import { CountingSheet } from '#ui/screens/debug/counting-sheet.tsx';
import { DebugScreen } from '#ui/screens/debug/debug.screen.tsx';
import { FavoritesScreen } from '#ui/screens/debug/favorites.screen.tsx';
import { LinkScreen } from '#ui/screens/debug/link.screen.tsx';

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
  const counted = () => countedIn(world?.get(StoragePort).session.read(countedKey) ?? null);
  return sheet(
    <>
      <FavoritesScreen />
      <CountingSheet read={counted} />
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
