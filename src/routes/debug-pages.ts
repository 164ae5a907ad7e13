import type { ComponentType } from 'react';
import type { RouteName } from '#domain/locale/locale-routes.ts';

/** A debug page. It has the same path in both languages, after the locale prefix. */
interface DebugPage {
  readonly name: RouteName;
  readonly path: string;
  readonly load: () => Promise<ComponentType>;
}

/** The debug pages (ROUTE-3). */
export const debugPages: readonly DebugPage[] = [
  debugPage('debug', '/debug', 'DebugDesignSystemRoute'),
  debugPage('debug-buttons', '/debug/buttons', 'DebugButtonsRoute'),
  debugPage('debug-favorites', '/debug/favorites', 'DebugFavouritesRoute'),
  debugPage('debug-link', '/debug/link', 'DebugLinkRoute'),
];

function debugPage(
  name: RouteName,
  path: string,
  component: keyof typeof import('#src/routes/debug.route.tsx'),
): DebugPage {
  return { name, path, load: async () => (await import('#src/routes/debug.route.tsx'))[component] };
}
