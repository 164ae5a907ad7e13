import type { ReactNode } from 'react';
import { DebugLayout } from '#ui/layout/debug-layout.tsx';
import { ButtonsDebugScreen } from '#ui/screens/debug/buttons-debug.screen.tsx';
import { DesignSystemDebugScreen } from '#ui/screens/debug/design-system-debug.screen.tsx';
import { FavouritesDebugScreen } from '#ui/screens/debug/favourites-debug.screen.tsx';
import { LinksDebugScreen } from '#ui/screens/debug/links-debug.screen.tsx';

/** The debug pages by the name of their route (ROUTE-3). */
export const debugPages = {
  debug: () => inDebugLayout(<DesignSystemDebugScreen />),
  'debug-buttons': () => inDebugLayout(<ButtonsDebugScreen />),
  'debug-favorites': () => inDebugLayout(<FavouritesDebugScreen />),
  'debug-link': () => inDebugLayout(<LinksDebugScreen />),
};

function inDebugLayout(screen: ReactNode) {
  return <DebugLayout>{screen}</DebugLayout>;
}
