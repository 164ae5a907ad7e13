import { expect, it } from 'vitest';
import { RecordingOfflinePageWriter } from '#adapters/in-memory/recording-offline-page-writer.adapter.ts';
import type { FavouritesState } from '#domain/favourites/favourites-state.ts';
import { toRouteNameWithLocale } from '#domain/locale/locale-routes.ts';
import type { Locale } from '#domain/locale/locale.ts';
import { anEventCard, anEventPage } from '#fixtures/builders/an-event.ts';
import { storeOfflinePages } from '#src/browser/visitor-layer/store-offline-pages.ts';
import type { VisitorSnapshot } from '#ui/kit/visitor-layer.ts';
import { initialFavouritesView } from '#ui/stores/favourites-view.ts';
import { initialSessionView, type SessionView } from '#ui/stores/session-view.ts';

const confirmed = { ids: [], uris: ['concerten/tosca'], locale: 'nl' } as const;
const list: FavouritesState = {
  kind: 'ready',
  run: 1,
  user: { id: 1, hash: 'x' },
  confirmed,
  desired: [],
  changed: [],
  saving: null,
};

/** An observable that the test changes. */
class Changing<View> {
  #view: View;
  #hear = (): void => {};

  constructor(view: View) {
    this.#view = view;
  }

  readonly current = (): View => this.#view;

  readonly subscribe = (hear: () => void): (() => void) => {
    this.#hear = hear;
    return () => {};
  };

  become(view: View): void {
    this.#view = view;
    this.#hear();
  }
}

const favouritesOf = (locale: Locale, uris: readonly string[]) => ({
  ...initialFavouritesView,
  favourites: { ...list, confirmed: { ids: [], uris, locale } },
});

const lied = anEventPage({ event: anEventCard({ uri: 'concerten/lied', url: '/concerten/lied' }) });

/** A page with a logged-in visitor who has favourites. */
function open({ loaderData = {} }: { readonly loaderData?: Record<string, unknown> } = {}) {
  const pages = new RecordingOfflinePageWriter();
  const sessionIn = (locale: Locale): SessionView => ({
    ...initialSessionView,
    status: 'ready',
    environment: 'tix',
    locale,
  });
  const before = { session: sessionIn('nl'), favourites: { ...initialFavouritesView, favourites: list } };
  const visitor = new Changing<Pick<VisitorSnapshot, 'session' | 'favourites'>>(before);
  const choose = (uris: readonly string[], locale: Locale = 'nl') =>
    visitor.become({ ...visitor.current(), favourites: favouritesOf(locale, uris) });
  const router = {
    state: { loaderData, navigation: { state: 'idle' } },
    subscribe: () => () => {},
  } as unknown as Parameters<typeof storeOfflinePages>[1]['router'];
  storeOfflinePages(pages, { router, visitor, defaultEnvironment: 'tix' });
  return { pages, visitor, sessionIn, choose };
}

it('FAV-4 stores the favourites in the language of the loaded list, until it is loaded in another', () => {
  const { pages, visitor, sessionIn, choose } = open();
  visitor.become({ ...visitor.current(), session: sessionIn('en') });
  expect(pages.saved).toEqual([['/concerten/tosca']]);
  choose(['concerts/tosca'], 'en');
  expect(pages.saved.at(-1)).toEqual(['/en/concerts/tosca']);
});

it('FAV-4 stores nothing anew while the session is unknown, and none for a visitor who logged out', () => {
  const { pages, visitor, sessionIn, choose } = open();
  visitor.become({ ...visitor.current(), session: { ...initialSessionView, status: 'unavailable' } });
  choose(['concerten/lied']);
  expect(pages.saved).toEqual([['/concerten/tosca']]);
  visitor.become({ session: sessionIn('nl'), favourites: initialFavouritesView });
  expect(pages.saved.at(-1)).toEqual([]);
});

it('WAY-39 stores the concert that is opened', () => {
  const { pages } = open({
    loaderData: { [toRouteNameWithLocale('all', 'nl')]: { kind: 'page', status: 200, page: lied, data: {} } },
  });
  expect(pages.opened).toEqual(['/concerten/lied']);
});
