import type { ReactNode } from 'react';
import { DebugLayout } from '#ui/layout/debug-layout.tsx';
import { ButtonsScreen } from '#ui/screens/debug/buttons.screen.tsx';
import { DebugScreen } from '#ui/screens/debug/debug.screen.tsx';

/** Everything the house draws with (ROUTE-3). */
export function DebugRoute() {
  return sheet(<DebugScreen />);
}

/** Everything that can be pressed, chosen or filled in. */
export function DebugButtonsRoute() {
  return sheet(<ButtonsScreen />);
}

function sheet(screen: ReactNode) {
  return <DebugLayout>{screen}</DebugLayout>;
}
