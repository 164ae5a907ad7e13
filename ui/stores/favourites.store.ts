import { makeAutoObservable, observableRef, reaction, runInAction } from 'mobx';
import type { EventId } from '#domain/event/event.ts';
import {
  type Favourites,
  type FavouritesEffect,
  type FavouritesEvent,
  type FavouritesList,
  type FavouritesUser,
  isFavourite,
} from '#domain/favourites/favourites.ts';
import { reduceFavourites } from '#domain/favourites/favourites-machine.ts';
import { keptEventKey, keptEvents, writtenKept } from '#domain/favourites/kept-events.ts';
import { languageOfList } from '#domain/favourites/language-of-list.ts';
import { messageOf } from '#domain/message-of.ts';
import { favouritesUserOf } from '#domain/session/session.ts';
import type { BridgePort } from '#ports/bridge.port.ts';
import type { Logger } from '#ports/logger.port.ts';
import type { StoragePort } from '#ports/storage.port.ts';
import {
  type FavouritesNotice,
  type FavouritesView,
  noFavouritesYet,
  type SavedConcert,
} from '#ui/stores/favourites-view.ts';
import type { SessionStore } from '#ui/stores/session.store.ts';

/**
 * The visitor's favourites, for as long as the tab is open. The domain's machine decides; this carries out what it asks for:
 * loading and saving at the Bridge, and what is kept through a login (FAV-1 to FAV-3).
 */
export class FavouritesStore {
  view: FavouritesView = noFavouritesYet;

  readonly #bridge: BridgePort;
  readonly #storage: StoragePort;
  readonly #logger: Logger;
  readonly #session: SessionStore;
  #life = new AbortController();
  /** The last save of a visitor, whatever becomes of it: nothing of theirs is asked or sent before it is over. */
  #lastSave: { readonly userId: number; readonly over: Promise<unknown> } | null = null;
  /** The list being asked for anew. No save goes out before it is there: it would undo what another tab has saved. */
  #pendingRefresh: Promise<unknown> | null = null;

  constructor(bridge: BridgePort, storage: StoragePort, logger: Logger, session: SessionStore) {
    this.#bridge = bridge;
    this.#storage = storage;
    this.#logger = logger;
    this.#session = session;
    makeAutoObservable(this, { view: observableRef }, { autoBind: true });
  }

  /** Follows who is there and in which language, until the function returned is called. */
  start(): () => void {
    this.#life = new AbortController();
    const endUser = reaction(
      () => favouritesUserOf(this.#session.view.session),
      (user) => this.#setUser(user),
      { fireImmediately: true, equals: isSameUser },
    );
    const endLocale = reaction(
      () => this.#session.view.locale,
      () => void this.#relist(),
    );
    return () => {
      endUser();
      endLocale();
      this.#life.abort();
    };
  }

  /** Keeps a concert, or lets it go; somebody unknown is invited to log in (LAYOUT-5). `title` is what is said about it. */
  toggle(id: EventId, title: string): void {
    const { kind } = this.view.favourites;
    this.#dispatch({ kind: 'toggled', id });
    if (kind === 'inactive') return this.#show({ chosen: [title] });
    this.#notify(
      isFavourite(this.view.favourites, id) ? { kind: 'kept', title } : { kind: 'removed', id, title },
    );
  }

  /** Keeps every one of some concerts, those that are kept already too; somebody unknown has them kept through a login (FAV-2). */
  addAll(concerts: readonly SavedConcert[]): void {
    const { kind } = this.view.favourites;
    const titles = concerts.map(({ title }) => title);
    this.#dispatch({ kind: 'allChosen', ids: concerts.map(({ id }) => id) });
    if (kind === 'inactive') return this.#show({ chosen: titles });
    this.#notify({ kind: 'keptSeveral', count: titles.length });
  }

  ask(): void {
    this.#show({ chosen: null });
    this.#dispatch({ kind: 'asked' });
  }

  closeInvitation(): void {
    this.#dispatch({ kind: 'invitationClosed' });
  }

  /** The visitor is back at this tab, and may have changed their list in another (FAV-3). */
  refresh(): void {
    if (this.#session.view.isOnline) void this.#relist('again');
  }

  /** The page is going, and what was to follow a save with it: it is sent at once, and again with the next where the page comes back. */
  leave(): void {
    const rest = unsentOf(this.view.favourites, this.#pendingRefresh !== null);
    if (!rest) return;
    this.#bridge.saveFavourites(this.#session.view.locale, rest.user, rest.wanted).catch(this.#tellNotSaved);
  }

  dismissNotice(): void {
    this.#notify(null);
  }

  /** Another visitor, or none: what was the last one's is gone, from the screen and from the browser's keeping. */
  #setUser(user: FavouritesUser | null): void {
    const { favourites } = this.view;
    const hasLeft = favourites.kind !== 'inactive' && favourites.user.id !== user?.id;
    if (hasLeft) {
      this.#flush(favourites);
      this.#storage.session.remove(keptEventKey);
      this.#notify(null);
    }
    this.#dispatch({ kind: 'userKnown', user });
  }

  #dispatch(event: FavouritesEvent): void {
    const { favourites, effects } = reduceFavourites(this.view.favourites, event);
    this.#show({ favourites });
    for (const effect of effects) this.#runEffect(effect);
  }

  #runEffect(effect: FavouritesEffect): void {
    switch (effect.kind) {
      case 'load':
        void this.#load(effect);
        return;
      case 'save':
        void this.#save(effect);
        return;
      case 'keep':
        this.#storage.session.write(keptEventKey, writtenKept(effect.ids));
        return;
      case 'forget':
        this.#storage.session.remove(keptEventKey);
        return;
      case 'tell':
        this.#notify({ kind: effect.message === 'favourites.notSaved' ? 'notSaved' : 'notLoaded' });
    }
  }

  async #load({ run, user }: Extract<FavouritesEffect, { kind: 'load' }>): Promise<void> {
    const answer = await this.#asked(user);
    if (answer === 'unanswered') return this.#dispatch({ kind: 'loadFailed', run });
    if (answer === 'over') return;
    const kept = keptEvents(this.#storage.session.read(keptEventKey));
    this.#dispatch({ kind: 'loaded', run, list: answer, kept });
    if (kept.length > 0 && this.view.favourites.run === run)
      this.#notify({ kind: 'keptAfterLogin', count: kept.length });
    void this.#relist();
  }

  async #save({ run, user, ids }: Extract<FavouritesEffect, { kind: 'save' }>): Promise<void> {
    const { signal } = this.#life;
    try {
      const list = await this.#send(user, ids);
      if (signal.aborted) return;
      this.#dispatch({ kind: 'saved', run, list });
      void this.#relist();
    } catch (cause) {
      if (signal.aborted) return;
      this.#tellNotSaved(cause);
      this.#dispatch({ kind: 'saveFailed', run });
    }
  }

  /** In another language the concerts have other pages: the list is asked for again, once nothing is on its way. `again`: in this one too. */
  async #relist(again?: 'again'): Promise<void> {
    const { favourites } = this.view;
    const { locale } = this.#session.view;
    const isDue = languageOfList(favourites, locale) !== locale;
    if ((!isDue && !again) || this.#pendingRefresh || favourites.kind !== 'ready' || favourites.saving)
      return;
    const look = this.#asked(favourites.user);
    this.#pendingRefresh = look;
    const list = await look;
    this.#pendingRefresh = null;
    if (typeof list === 'string') return;
    this.#dispatch({ kind: 'refreshed', run: favourites.run, list });
    void this.#relist();
  }

  async #asked(user: FavouritesUser): Promise<FavouritesList | 'unanswered' | 'over'> {
    const { signal } = this.#life;
    const { locale } = this.#session.view;
    try {
      await this.#lastSaveOf(user);
      const list = await this.#bridge.favourites(locale, user, signal);
      if (signal.aborted) return 'over';
      return { ...list, locale };
    } catch (cause) {
      if (signal.aborted) return 'over';
      this.#logger.warn('favourites.load-failed', { message: messageOf(cause) });
      return 'unanswered';
    }
  }

  /** A save is never called off: what was chosen reaches the service, also where the visitor has left since. */
  #send(user: FavouritesUser, ids: readonly EventId[]): Promise<FavouritesList> {
    const sent = Promise.all([this.#lastSaveOf(user), this.#pendingRefresh]).then(async () => {
      const { locale } = this.#session.view;
      const list = await this.#bridge.saveFavourites(locale, user, ids);
      return { ...list, locale };
    });
    this.#lastSave = { userId: user.id, over: sent.catch(() => {}) };
    return sent;
  }

  #lastSaveOf({ id }: FavouritesUser): Promise<unknown> {
    return this.#lastSave?.userId === id ? this.#lastSave.over : Promise.resolve();
  }

  /** What was chosen while a save was on its way goes after it, for the visitor who chose it. */
  #flush(favourites: Favourites): void {
    const rest = unsentOf(favourites, false);
    if (rest) this.#send(rest.user, rest.wanted).catch(this.#tellNotSaved);
  }

  readonly #tellNotSaved = (cause: unknown): void => {
    this.#logger.warn('favourites.save-failed', { message: messageOf(cause) });
  };

  #notify(notice: FavouritesNotice | null): void {
    this.#show({ notice });
  }

  #show(change: Partial<FavouritesView>): void {
    runInAction(() => {
      this.view = { ...this.view, ...change };
    });
  }
}

/** The list that waits for another to be saved, or, where saves are held back, for itself; null where none does. */
function unsentOf(
  favourites: Favourites,
  isHeldBack: boolean,
): Extract<Favourites, { kind: 'ready' }> | null {
  if (favourites.kind !== 'ready' || favourites.saving === null) return null;
  const isOnItsWay = !isHeldBack && favourites.wanted.join() === favourites.saving.ids.join();
  return isOnItsWay ? null : favourites;
}

function isSameUser(one: FavouritesUser | null, other: FavouritesUser | null): boolean {
  return one?.id === other?.id && one?.hash === other?.hash;
}
