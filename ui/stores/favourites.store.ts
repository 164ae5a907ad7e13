import { makeAutoObservable, observableRef, reaction, runInAction } from 'mobx';
import { toErrorMessage } from '#domain/error-message.ts';
import type { EventId } from '#domain/event/event.ts';
import { mergeChanges, reduceFavourites } from '#domain/favourites/favourites-machine.ts';
import {
  type FavouritesState,
  type FavouritesEffect,
  type FavouritesList,
  type FavouritesAction,
  type IdentifiedVisitor,
  isFavourite,
  findLoadedFavouritesLocale,
  parsePendingFavourites,
  pendingFavouritesStorageKey,
  serializePendingFavourites,
} from '#domain/favourites/favourites-state.ts';
import { toIdentifiedVisitor } from '#domain/session/session.ts';
import type { BridgePort } from '#ports/bridge.port.ts';
import type { Logger } from '#ports/logger.port.ts';
import type { StoragePort } from '#ports/storage.port.ts';
import {
  type ConcertToSave,
  type FavouritesNoticeContent,
  type FavouritesView,
  initialFavouritesView,
} from '#ui/stores/favourites-view.ts';
import type { SessionStore } from '#ui/stores/session.store.ts';

type Ready = Extract<FavouritesState, { kind: 'ready' }>;

/**
 * The visitor's favourites, for the life of the tab. The domain's state machine decides; the store runs its effects: loading
 * and saving at the Bridge, and persisting what was chosen before a login (FAV-1 to FAV-3).
 */
export class FavouritesStore {
  view: FavouritesView = initialFavouritesView;

  readonly #bridge: BridgePort;
  readonly #storage: StoragePort;
  readonly #logger: Logger;
  readonly #session: SessionStore;
  #lifetime = new AbortController();
  /** The last save, settled or not. Requests for the same visitor wait until it is over. */
  #lastSave: { readonly userId: number; readonly over: Promise<unknown> } | null = null;
  /** The visitor (`run`) whose list is being refreshed. */
  #refreshing: number | null = null;

  constructor(bridge: BridgePort, storage: StoragePort, logger: Logger, session: SessionStore) {
    this.#bridge = bridge;
    this.#storage = storage;
    this.#logger = logger;
    this.#session = session;
    makeAutoObservable(this, { view: observableRef }, { autoBind: true });
  }

  /** Follows the visitor and the language until the function returned is called. */
  start(): () => void {
    this.#lifetime = new AbortController();
    const endUser = reaction(
      () => toIdentifiedVisitor(this.#session.view.session),
      (user) => this.#setUser(user),
      { fireImmediately: true, equals: isSameUser },
    );
    const endLocale = reaction(
      () => this.#session.view.locale,
      () => this.#refreshList(),
    );
    return () => {
      endUser();
      endLocale();
      this.#lifetime.abort();
    };
  }

  /** Adds or removes a concert; an anonymous visitor is invited to log in (LAYOUT-5). `title` is for the notice. */
  toggle(id: EventId, title: string): void {
    const before = this.view.favourites;
    this.#dispatch({ kind: 'toggled', id });
    if (before.kind === 'inactive') return this.#addChosenTitles(before, [title]);
    this.#notify(
      isFavourite(this.view.favourites, id) ? { kind: 'added', title } : { kind: 'removed', id, title },
    );
  }

  /** Adds several concerts; those of an anonymous visitor are persisted through the login (FAV-2). */
  addAll(concerts: readonly ConcertToSave[]): void {
    const before = this.view.favourites;
    const titles = concerts.map(({ title }) => title);
    this.#dispatch({ kind: 'allChosen', ids: concerts.map(({ id }) => id) });
    if (before.kind === 'inactive') return this.#addChosenTitles(before, titles);
    this.#notify({ kind: 'addedSeveral', count: titles.length });
  }

  requestList(): void {
    this.#update({ chosenTitles: null });
    this.#dispatch({ kind: 'opened' });
  }

  closeInvitation(): void {
    this.#dispatch({ kind: 'invitationClosed' });
  }

  /** Reloads the list when the visitor returns to this tab, because it may have changed in another (FAV-3). */
  refresh(): void {
    if (this.#session.view.isOnline) this.#refreshList('force');
  }

  /**
   * Sends unsaved changes immediately when the page is hidden or closed, without reading the list before; the next save sends them again if
   * the page is shown again.
   */
  saveOnLeave(): void {
    const unsent = findUnsent(this.view.favourites);
    if (!unsent) return;
    this.#bridge
      .saveFavourites(this.#session.view.locale, unsent.user, unsent.desired)
      .catch(this.#logSaveFailure);
  }

  dismissNotice(): void {
    this.#notify(null);
  }

  /** Switches to another visitor or none: clears the notice and the persisted choices of the previous one. */
  #setUser(user: IdentifiedVisitor | null): void {
    const { favourites } = this.view;
    const hasChanged = favourites.kind !== 'inactive' && favourites.user.id !== user?.id;
    if (hasChanged) {
      this.#flush(favourites);
      this.#storage.session.remove(pendingFavouritesStorageKey);
      this.#notify(null);
    }
    this.#dispatch({ kind: 'userKnown', user });
  }

  #dispatch(action: FavouritesAction): void {
    const { favourites, effects } = reduceFavourites(this.view.favourites, action);
    this.#update({ favourites });
    for (const effect of effects) this.#runEffect(effect);
  }

  /** An invitation that is still open is about earlier choices too. */
  #addChosenTitles(before: Extract<FavouritesState, { kind: 'inactive' }>, titles: readonly string[]): void {
    const earlier = before.invitation === 'open' ? (this.view.chosenTitles ?? []) : [];
    this.#update({ chosenTitles: [...new Set([...earlier, ...titles])] });
  }

  #storePending(ids: readonly EventId[]): void {
    const earlier = parsePendingFavourites(this.#storage.session.read(pendingFavouritesStorageKey));
    const text = serializePendingFavourites([...earlier, ...ids]);
    this.#storage.session.write(pendingFavouritesStorageKey, text);
  }

  #runEffect(effect: FavouritesEffect): void {
    switch (effect.kind) {
      case 'load':
        void this.#load(effect);
        return;
      case 'refresh':
        void this.#refresh(effect);
        return;
      case 'save':
        void this.#save(effect);
        return;
      case 'storePending':
        this.#storePending(effect.ids);
        return;
      case 'removePending':
        this.#storage.session.remove(pendingFavouritesStorageKey);
        return;
      case 'notify':
        this.#notify({ kind: effect.message === 'favourites.notSaved' ? 'notSaved' : 'notLoaded' });
    }
  }

  async #load({ run, user }: Extract<FavouritesEffect, { kind: 'load' }>): Promise<void> {
    const list = await this.#fetchList(user);
    if (list === 'failed') return this.#dispatch({ kind: 'loadFailed', run });
    if (list === 'aborted') return;
    const pendingIds = parsePendingFavourites(this.#storage.session.read(pendingFavouritesStorageKey));
    this.#dispatch({ kind: 'loaded', run, list, pendingIds });
    if (pendingIds.length > 0 && this.view.favourites.run === run)
      this.#notify({ kind: 'addedAfterLogin', count: pendingIds.length });
    this.#refreshList();
  }

  async #save({ run, user, ids }: Extract<FavouritesEffect, { kind: 'save' }>): Promise<void> {
    const { signal } = this.#lifetime;
    try {
      const list = await this.#send(user, () => ids);
      if (signal.aborted) return;
      this.#dispatch({ kind: 'saved', run, list });
      this.#refreshList();
    } catch (cause) {
      if (signal.aborted) return;
      this.#logSaveFailure(cause);
      this.#dispatch({ kind: 'saveFailed', run });
    }
  }

  /**
   * Requests the list again if its language is not the page's and no save is in progress. `force`: even if the language is the same.
   */
  #refreshList(force?: 'force'): void {
    const { favourites } = this.view;
    const { locale } = this.#session.view;
    const isDue = findLoadedFavouritesLocale(favourites, locale) !== locale;
    if ((isDue || force) && favourites.kind === 'ready' && !favourites.saving) void this.#refresh(favourites);
  }

  /** Requests the list again; a request that is pending answers for this one too. */
  async #refresh({ run, user }: Pick<Ready, 'run' | 'user'>): Promise<void> {
    if (this.#refreshing === run) return;
    this.#refreshing = run;
    const list = await this.#fetchList(user);
    if (this.#refreshing === run) this.#refreshing = null;
    if (list === 'aborted') return;
    if (list === 'failed') return this.#dispatch({ kind: 'refreshFailed', run });
    this.#dispatch({ kind: 'refreshed', run, list });
    this.#refreshList();
  }

  async #fetchList(user: IdentifiedVisitor): Promise<FavouritesList | 'failed' | 'aborted'> {
    const { signal } = this.#lifetime;
    const { locale } = this.#session.view;
    try {
      await this.#waitForSave(user);
      const list = await this.#bridge.favourites(locale, user, signal);
      if (signal.aborted) return 'aborted';
      return { ...list, locale };
    } catch (cause) {
      if (signal.aborted) return 'aborted';
      this.#logger.warn('favourites.load-failed', { message: toErrorMessage(cause) });
      return 'failed';
    }
  }

  /** Saves are never aborted: they reach the Bridge even after the visitor has left. */
  #send(
    user: IdentifiedVisitor,
    toIds: () => readonly EventId[] | Promise<readonly EventId[]>,
  ): Promise<FavouritesList> {
    const sent = this.#waitForSave(user).then(async () => {
      const ids = await toIds();
      const { locale } = this.#session.view;
      const list = await this.#bridge.saveFavourites(locale, user, ids);
      return { ...list, locale };
    });
    this.#lastSave = { userId: user.id, over: sent.catch(() => {}) };
    return sent;
  }

  #waitForSave({ id }: IdentifiedVisitor): Promise<unknown> {
    return this.#lastSave?.userId === id ? this.#lastSave.over : Promise.resolve();
  }

  /** Saves what is not sent yet, for the visitor who chose it. */
  #flush(favourites: FavouritesState): void {
    const unsent = findUnsent(favourites);
    if (!unsent) return;
    const { user } = unsent;
    const merge = async () => {
      const { ids } = await this.#bridge.favourites(this.#session.view.locale, user);
      return mergeChanges(unsent, ids);
    };
    this.#send(user, merge).catch(this.#logSaveFailure);
  }

  readonly #logSaveFailure = (cause: unknown): void => {
    this.#logger.warn('favourites.save-failed', { message: toErrorMessage(cause) });
  };

  #notify(notice: FavouritesNoticeContent | null): void {
    this.#update({ notice });
  }

  #update(change: Partial<FavouritesView>): void {
    runInAction(() => {
      this.view = { ...this.view, ...change };
    });
  }
}

/** The favourites with changes that no request carries: those chosen during a save, or before one. Null if there are none. */
function findUnsent(favourites: FavouritesState): Ready | null {
  if (favourites.kind !== 'ready' || favourites.saving === null) return null;
  return favourites.desired.join() === favourites.saving.ids?.join() ? null : favourites;
}

function isSameUser(one: IdentifiedVisitor | null, other: IdentifiedVisitor | null): boolean {
  return one?.id === other?.id && one?.hash === other?.hash;
}
