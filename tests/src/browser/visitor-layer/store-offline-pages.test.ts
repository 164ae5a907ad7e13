import { expect, it } from 'vitest';
import { createInMemoryCms } from '#adapters/in-memory/in-memory-cms.adapter.ts';
import { RecordingOfflinePageWriter } from '#adapters/in-memory/recording-offline-page-writer.adapter.ts';
import type { FavouritesState } from '#domain/favourites/favourites-state.ts';
import { toLocalePath, toRouteNameWithLocale } from '#domain/locale/locale-routes.ts';
import type { Locale } from '#domain/locale/locale.ts';
import type { EventPage } from '#domain/page/page.ts';
import { moment } from '#fixtures/builders/a-document.ts';
import { aGlobal, aHall } from '#fixtures/builders/a-hall.ts';
import { anEventCard, anEventPage } from '#fixtures/builders/an-event.ts';
import type { CmsPort } from '#ports/cms.port.ts';
import { storeOfflinePages } from '#src/browser/visitor-layer/store-offline-pages.ts';
import { siteRouteId } from '#src/routes.tsx';
import { settled } from '#tests/support/settled.ts';
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

const startsAt = moment('2026-12-05T20:15:00+01:00');

function aConcertPage(locale: Locale, uri: string, title: string): EventPage {
  const url = toLocalePath(locale, `/${uri}`);
  const event = anEventCard({ uri, url, title, starts: startsAt });
  return anEventPage({ event, language: locale });
}

const lied = aConcertPage('nl', 'concerten/lied', 'Lied');
const hall = aHall({
  nl: { pages: [aConcertPage('nl', 'concerten/tosca', 'Tosca'), lied] },
  en: { pages: [aConcertPage('en', 'concerts/tosca', 'Tosca')] },
});

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
  const content = createInMemoryCms(hall);
  const requested: string[] = [];
  let isAway = false;
  const cms: Pick<CmsPort, 'page'> = {
    page: async (params) => {
      requested.push(params.uri);
      if (isAway) throw new Error('connect ECONNREFUSED');
      return content.page(params);
    },
  };
  const setAway = (next: boolean) => {
    isAway = next;
  };
  storeOfflinePages(pages, { router, visitor, defaultEnvironment: 'tix', cms });
  const paths = () => pages.favourites.map(({ path }) => path);
  return { pages, paths, requested, visitor, sessionIn, choose, setAway };
}

it('FAV-4 stores the favourites in the language of the loaded list, until it is loaded in another', async () => {
  const { paths, visitor, sessionIn, choose } = open();
  visitor.become({ ...visitor.current(), session: sessionIn('en') });
  await settled();
  expect(paths()).toEqual(['/concerten/tosca']);
  choose(['concerts/tosca'], 'en');
  await settled();
  expect(paths()).toEqual(['/en/concerts/tosca']);
});

it('FAV-4 removes no stored pages while the session is unknown', async () => {
  const { paths, visitor } = open();
  await settled();
  visitor.become({ ...visitor.current(), session: { ...initialSessionView, status: 'unavailable' } });
  expect(paths()).toEqual(['/concerten/tosca']);
});

it('WAY-39 states title, time and the phone number of the box office of the concert that is read, and of favourites that were not opened', async () => {
  const address = { street: '', zipCode: '', city: '', country: '', phone: '085 000 04 40' };
  const { pages } = open({
    loaderData: {
      [siteRouteId]: { global: aGlobal('nl', { address }) },
      [toRouteNameWithLocale('all', 'nl')]: { kind: 'page', status: 200, page: lied, data: {} },
    },
  });
  await settled();
  const { phone } = address;
  expect(pages.read).toEqual([{ path: '/concerten/lied', title: 'Lied', startsAt, phone }]);
  expect(pages.favourites).toEqual([{ path: '/concerten/tosca', title: 'Tosca', startsAt, phone }]);
});

it('FAV-4 requests the page of a favourite once, also when others are chosen, and leaves out what is not found', async () => {
  const { paths, requested, choose } = open();
  await settled();
  choose(['concerten/tosca', 'concerten/afgelast', 'concerten/lied']);
  await settled();
  choose(['concerten/tosca', 'concerten/afgelast', 'concerten/lied']);
  await settled();
  expect(paths()).toEqual(['/concerten/tosca', '/concerten/lied']);
  expect(requested).toEqual(['concerten/tosca', 'concerten/afgelast', 'concerten/lied']);
});

it('FAV-4 stores a favourite that was removed and is chosen again', async () => {
  const { paths, choose } = open();
  await settled();
  choose([]);
  choose(['concerten/tosca']);
  await settled();
  expect(paths()).toEqual(['/concerten/tosca']);
});

it('FAV-4 stores no favourite that was removed, or whose visitor logged out, while its page was requested', async () => {
  const { paths, requested, choose } = open();
  choose(['concerten/tosca', 'concerten/lied']);
  choose([]);
  await settled();
  expect(requested).toEqual(['concerten/tosca', 'concerten/lied']);
  expect(paths()).toEqual([]);
});

it('E08 keeps a stored favourite whose page cannot be requested, and requests it again at the next change', async () => {
  const { paths, choose, setAway } = open();
  await settled();
  setAway(true);
  choose(['concerten/tosca', 'concerten/lied']);
  await settled();
  expect(paths()).toEqual(['/concerten/tosca']);
  setAway(false);
  choose(['concerten/tosca', 'concerten/lied']);
  await settled();
  expect(paths()).toEqual(['/concerten/tosca', '/concerten/lied']);
});
