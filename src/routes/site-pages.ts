import type { ComponentType } from 'react';
import type { Accepts, MiddlewareName } from '#src/loaders/middleware.ts';
import type { WordsArea } from '#ui/words/areas.ts';

/** A page of the site itself, which the CMS does not keep: at one path in every language, with its prefix. */
export interface SitePage {
  /** With its slash, without prefix: `/programme-booklet`, or with a parameter: `/programme-booklet/:evening`. */
  readonly path: string;
  /** What is done before it is drawn, by name and in this order. */
  readonly middleware: readonly MiddlewareName[];
  readonly words: readonly WordsArea[];
  /** What its parameters may be; any where absent. An address it refuses is 404. */
  readonly accepts?: Accepts;
  readonly load: () => Promise<ComponentType>;
}

/** One entry a page; `npm run new:screen` writes them. */
export const sitePages: readonly SitePage[] = [];

/** The debug pages (ROUTE-3). */
export const debugPages: readonly SitePage[] = [
  debugPage('/debug', 'DebugRoute'),
  debugPage('/debug/buttons', 'DebugButtonsRoute'),
  debugPage('/debug/favorites', 'DebugFavoritesRoute'),
  debugPage('/debug/link', 'DebugLinkRoute'),
];

function debugPage(path: string, component: keyof typeof import('#src/routes/debug.route.tsx')): SitePage {
  return {
    path,
    middleware: ['words', 'blocks'],
    words: ['debug', 'audio', 'forms', 'personal'],
    load: async () => (await import('#src/routes/debug.route.tsx'))[component],
  };
}
