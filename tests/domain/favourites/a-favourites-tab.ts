import type { EventId } from '#domain/event/event.ts';
import { reduceFavourites } from '#domain/favourites/favourites-machine.ts';
import {
  type FavouritesState,
  type FavouritesEffect,
  type FavouritesErrorKey,
  type FavouritesList,
  type FavouritesAction,
  inactiveFavourites,
} from '#domain/favourites/favourites-state.ts';
import { anEventId } from '#fixtures/builders/an-event.ts';

export type Call = Extract<FavouritesEffect, { kind: 'load' | 'refresh' | 'save' }>;

export const mahler = anEventId(1);
export const reich = anEventId(2);
export const ligeti = anEventId(3);
export const anna = { id: 10, hash: 'a' };
export const bram = { id: 20, hash: 'b' };

export function listOf(...ids: readonly EventId[]): FavouritesList {
  return { ids, uris: ids.map((id) => `concerten/${id}`) };
}

const results = {
  load: { success: 'loaded', failure: 'loadFailed' },
  refresh: { success: 'refreshed', failure: 'refreshFailed' },
  save: { success: 'saved', failure: 'saveFailed' },
} as const;

/** A visitor's tab with the service: effects are executed, and calls settle when the test decides. */
export class FavouritesTab {
  favourites: FavouritesState = inactiveFavourites;
  pendingIds: readonly EventId[] = [];
  readonly calls: Call[] = [];
  readonly messages: FavouritesErrorKey[] = [];
  /** The stored lists, by user id. */
  readonly lists: Map<number, readonly EventId[]>;

  constructor(lists = new Map<number, readonly EventId[]>()) {
    this.lists = lists;
  }

  happens(event: FavouritesAction): void {
    const step = reduceFavourites(this.favourites, event);
    this.favourites = step.favourites;
    for (const effect of step.effects) this.#runEffect(effect);
  }

  /** Executes the oldest call, and passes its result to the tab. */
  succeed(): void {
    const call = this.calls.shift();
    if (!call) return;
    if (call.kind === 'save') this.lists.set(call.user.id, call.ids);
    const list = listOf(...(this.lists.get(call.user.id) ?? []));
    const { pendingIds } = this;
    this.happens({ kind: results[call.kind].success, run: call.run, list, pendingIds });
  }

  /** Executes all calls, and those that follow from them. */
  succeedAll(): void {
    while (this.calls.length > 0) this.succeed();
  }

  /** The oldest call never reaches the service. */
  fail(): void {
    const call = this.calls.shift();
    if (call) this.happens({ kind: results[call.kind].failure, run: call.run });
  }

  #runEffect(effect: FavouritesEffect): void {
    switch (effect.kind) {
      case 'load':
      case 'refresh':
      case 'save':
        this.calls.push(effect);
        return;
      case 'storePending':
        this.pendingIds = effect.ids;
        return;
      case 'removePending':
        this.pendingIds = [];
        return;
      case 'notify':
        this.messages.push(effect.message);
    }
  }
}

/** A tab whose visitor is logged in and whose list has come. */
export function tabOf(user: typeof anna, ...ids: readonly EventId[]): FavouritesTab {
  const tab = new FavouritesTab();
  tab.lists.set(user.id, ids);
  tab.happens({ kind: 'userKnown', user });
  tab.succeed();
  return tab;
}
