import { expect, it } from 'vitest';
import { RecordingOfflinePageWriter } from '#adapters/in-memory/recording-offline-page-writer.adapter.ts';
import type { Favourites } from '#domain/favourites/favourites.ts';
import type { Locale } from '#domain/locale/locale.ts';
import { storeOfflinePages } from '#src/browser/visitor-layer/offline-pages.ts';
import type { VisitorSnapshot } from '#ui/kit/visitor-layer.ts';
import { initialFavouritesView } from '#ui/stores/favourites-view.ts';
import { initialSession, type SessionView } from '#ui/stores/session-view.ts';

const confirmed = { ids: [], uris: ['concerten/tosca'], locale: 'nl' } as const;
const list: Favourites = {
  kind: 'ready',
  run: 1,
  user: { id: 1, hash: 'x' },
  confirmed,
  desired: [],
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

/** A page with a logged-in visitor who has favourites. */
function open() {
  const pages = new RecordingOfflinePageWriter();
  const sessionIn = (locale: Locale): SessionView => ({
    ...initialSession,
    status: 'ready',
    environment: 'tix',
    locale,
  });
  const before = { session: sessionIn('nl'), favourites: { ...initialFavouritesView, favourites: list } };
  const visitor = new Changing<Pick<VisitorSnapshot, 'session' | 'favourites'>>(before);
  const router = {
    state: { loaderData: {}, navigation: { state: 'idle' } },
    subscribe: () => () => {},
  } as unknown as Parameters<typeof storeOfflinePages>[1]['router'];
  storeOfflinePages(pages, { router, visitor, defaultEnvironment: 'tix' });
  return { pages, visitor, sessionIn };
}

it('FAV-4 stores the favourites in the language of the loaded list, until it is loaded in another', () => {
  const { pages, visitor, sessionIn } = open();
  visitor.become({ ...visitor.current(), session: sessionIn('en') });
  expect(pages.favourites).toEqual(['/concerten/tosca']);
  const english = { ...list, confirmed: { ids: [], uris: ['concerts/tosca'], locale: 'en' } } as const;
  visitor.become({ ...visitor.current(), favourites: { ...initialFavouritesView, favourites: english } });
  expect(pages.favourites).toEqual(['/en/concerts/tosca']);
});

it('FAV-4 removes no stored pages while the session is unknown', () => {
  const { pages, visitor } = open();
  visitor.become({ ...visitor.current(), session: { ...initialSession, status: 'unavailable' } });
  expect(pages.favourites).toEqual(['/concerten/tosca']);
});
