import type { createBrowserRouter } from 'react-router-dom';
import { favouriteUris } from '#domain/favourites/favourites.ts';
import { languageOfList } from '#domain/favourites/language-of-list.ts';
import { localPath } from '#domain/locale/locale-routes.ts';
import type { Logger } from '#ports/logger.port.ts';
import type { KeepMessage } from '#src/kept/kept-messages.ts';
import { pageAnswerIn } from '#src/routes.tsx';
import type { Watched } from '#ui/kit/slot.ts';
import type { FavouritesView } from '#ui/stores/favourites-view.ts';
import type { SessionView } from '#ui/stores/session-view.ts';

interface KeepingPages {
  readonly browser: Window;
  readonly router: ReturnType<typeof createBrowserRouter>;
  readonly favourites: Watched<FavouritesView>;
  readonly session: Watched<SessionView>;
  readonly logger: Logger;
}

/**
 * Has the concerts a visitor reads, and those they chose, kept on their device for when there is no network. Does nothing in a
 * browser without workers; where the worker cannot be had that is logged, and nothing is kept.
 */
export async function keepPages({
  browser,
  router,
  favourites,
  session,
  logger,
}: KeepingPages): Promise<void> {
  const registration = await registered(browser).catch((cause: unknown) => {
    logger.warn('kept-pages.no-worker', { why: String(cause) });
    return undefined;
  });
  if (!registration) return;
  // Whichever works now: while a page stands open, a new worker may take the place of the one it came with.
  const tell = (message: KeepMessage) => registration.active?.postMessage(message, []);
  const readNow = () => {
    const answer = pageAnswerIn(router.state.loaderData);
    if (router.state.navigation.state !== 'idle' || answer?.kind !== 'page' || answer.page.kind !== 'event')
      return;
    tell({ kind: 'read', path: answer.page.url, files: filesOf(browser) });
  };
  // Without a word of ticketing nobody knows whether the visitor has gone, so what is kept stays.
  const chosenNow = () => {
    const { standing, environment, locale } = session.current();
    const { favourites: chosen } = favourites.current();
    const isKnown = standing === 'heard' && environment === 'tix';
    if (!isKnown || chosen.kind === 'loading' || chosen.kind === 'unknown') return;
    const language = languageOfList(chosen, locale);
    tell({ kind: 'favourites', paths: favouriteUris(chosen).map((uri) => localPath(language, `/${uri}`)) });
  };
  router.subscribe(readNow);
  favourites.subscribe(chosenNow);
  session.subscribe(chosenNow);
  readNow();
  chosenNow();
}

async function registered(browser: Window): Promise<ServiceWorkerRegistration | undefined> {
  const workers = browser.navigator.serviceWorker;
  if (!workers) return undefined;
  await workers.register(scriptAddress(browser, '/service-worker.js'));
  return workers.ready;
}

/** What of the site the page has fetched so far. */
function filesOf({ performance, location }: Window): readonly string[] {
  return performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && /^\/(?:assets|figure)\//.test(pathname))
    .map(({ pathname }) => pathname);
}

interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL(address: string): string },
  ): { createScriptURL(address: string): string };
}

/** The address of the worker, as a browser wants it that takes no text for a script. */
function scriptAddress(browser: Window & { readonly trustedTypes?: TrustedTypes }, path: string): string {
  const policy = browser.trustedTypes?.createPolicy('klankhuis-worker', { createScriptURL: () => path });
  return policy?.createScriptURL(path) ?? path;
}
