import type { ComponentType } from 'react';
import type { AcceptsParams, MiddlewareName } from '#src/loaders/middleware.ts';
import type { WordsArea } from '#ui/words/word-areas.ts';

/** A page of the site itself that is not in the CMS. It has the same path in every language, after the locale prefix. */
export interface SiteOwnPage {
  /** Starts with a slash, without the locale prefix: `/programme-booklet`, or with a parameter: `/programme-booklet/:evening`. */
  readonly path: string;
  /** The middleware that runs before it is rendered, in this order. */
  readonly middleware: readonly MiddlewareName[];
  readonly words: readonly WordsArea[];
  /** Validates its parameters; absent: all are valid. An invalid address is 404. */
  readonly accepts?: AcceptsParams;
  readonly load: () => Promise<ComponentType>;
}

/** One entry per page. */
export const sitePages: readonly SiteOwnPage[] = [];

/** The debug pages (ROUTE-3). */
export const debugPages: readonly SiteOwnPage[] = [
  debugPage('/debug', 'DebugRoute'),
  debugPage('/debug/buttons', 'DebugButtonsRoute'),
  debugPage('/debug/favorites', 'DebugFavoritesRoute'),
  debugPage('/debug/link', 'DebugLinkRoute'),
];

function debugPage(path: string, component: keyof typeof import('#src/routes/debug.route.tsx')): SiteOwnPage {
  return {
    path,
    middleware: ['words', 'blocks'],
    words: ['debug', 'audio', 'forms', 'personal'],
    load: async () => (await import('#src/routes/debug.route.tsx'))[component],
  };
}
