import { describe, expect, it } from 'vitest';
import { RememberingLogger } from '#adapters/in-memory/remembering-logger.adapter.ts';
import type { Favourites } from '#domain/favourites/favourites.ts';
import type { Locale } from '#domain/locale/locale.ts';
import { keepPages } from '#src/kept/keep-pages.ts';
import type { KeepMessage } from '#src/kept/kept-messages.ts';
import { noFavouritesYet } from '#ui/stores/favourites-view.ts';
import { nobodyYet, type SessionView } from '#ui/stores/session-view.ts';

const confirmed = { ids: [], uris: ['concerten/tosca'], locale: 'nl' } as const;
const list: Favourites = {
  kind: 'ready',
  run: 1,
  user: { id: 1, hash: 'x' },
  confirmed,
  wanted: [],
  saving: null,
};

/** Something that changes when the test says so. */
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

function aWorker() {
  const heard: KeepMessage[] = [];
  return { heard, postMessage: (message: KeepMessage) => void heard.push(message) };
}

/** A page on which somebody with a list is logged in, and the worker that keeps pages for it. */
async function open() {
  const worker = aWorker();
  const registration = { active: worker };
  const sessionIn = (locale: Locale): SessionView => ({ ...nobodyYet, standing: 'heard', locale });
  const session = new Changing<SessionView>(sessionIn('nl'));
  const favourites = new Changing({ ...noFavouritesYet, favourites: list });
  const browser = {
    navigator: {
      serviceWorker: { register: async () => registration, ready: Promise.resolve(registration) },
    },
  } as unknown as Window;
  const router = {
    state: { loaderData: {}, navigation: { state: 'idle' } },
    subscribe: () => () => {},
  } as unknown as Parameters<typeof keepPages>[0]['router'];
  await keepPages({ browser, router, favourites, session, logger: new RememberingLogger() });
  return { worker, registration, session, favourites, sessionIn };
}

describe('what a page has kept for when there is no network', () => {
  it('FAV-4 is the list in the language it was asked for, until it has come in another', async () => {
    const { worker, session, favourites, sessionIn } = await open();
    session.become(sessionIn('en'));
    expect(worker.heard.at(-1)).toEqual({ kind: 'favourites', paths: ['/concerten/tosca'] });
    const english = { ...list, confirmed: { ids: [], uris: ['concerts/tosca'], locale: 'en' } } as const;
    favourites.become({ ...noFavouritesYet, favourites: english });
    expect(worker.heard.at(-1)).toEqual({ kind: 'favourites', paths: ['/en/concerts/tosca'] });
  });

  it('is told to the worker that works now, and not to the one the page came with', async () => {
    const { registration, session, sessionIn } = await open();
    const other = aWorker();
    registration.active = other;
    session.become({ ...sessionIn('nl'), isOnline: false });
    expect(other.heard).toHaveLength(1);
  });
});
