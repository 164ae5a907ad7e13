import type { EventId } from '#domain/event/event.ts';
import {
  type FavouritesState,
  type FavouritesEffect,
  type FavouritesList,
  type FavouritesAction,
  type IdentifiedVisitor,
  toggleEventId,
} from '#domain/favourites/favourites-state.ts';

type Ready = Extract<FavouritesState, { kind: 'ready' }>;
type ServiceResult = Extract<FavouritesAction, { run: number }>;

interface FavouritesTransition {
  readonly favourites: FavouritesState;
  readonly effects: readonly FavouritesEffect[];
}

/**
 * The transitions of the favourites state machine (FAV-1 to FAV-3).
 *
 * At most one save is in flight; changes made meanwhile are sent with the next. A failed save is retried once with the newest
 * list; then the list returns to the last confirmed one and the visitor is notified. Results for an earlier visitor are ignored.
 */
export function reduceFavourites(
  favourites: FavouritesState,
  action: FavouritesAction,
): FavouritesTransition {
  switch (action.kind) {
    case 'userKnown':
      return afterUser(favourites, action.user);
    case 'toggled':
      return afterToggle(favourites, action.id);
    case 'allChosen':
      return afterChoice(favourites, action.ids);
    case 'opened':
      return afterRequest(favourites);
    case 'invitationClosed':
      return favourites.kind === 'inactive' && favourites.invitation === 'open'
        ? { favourites: { ...favourites, invitation: 'closed' }, effects: [{ kind: 'removePending' }] }
        : unchanged(favourites);
    case 'loaded':
    case 'loadFailed':
    case 'refreshed':
    case 'saved':
    case 'saveFailed':
      return action.run === favourites.run ? afterResult(favourites, action) : unchanged(favourites);
  }
}

/** The same visitor with a new hash keeps the current state; another visitor starts from the beginning. */
function afterUser(favourites: FavouritesState, user: IdentifiedVisitor | null): FavouritesTransition {
  if (favourites.kind === 'inactive' && user === null) return unchanged(favourites);
  if (favourites.kind !== 'inactive' && favourites.user.id === user?.id)
    return unchanged({ ...favourites, user });
  const run = favourites.run + 1;
  return user === null ? unchanged({ kind: 'inactive', run, invitation: 'closed' }) : loading(run, user, []);
}

function afterToggle(favourites: FavouritesState, id: EventId): FavouritesTransition {
  switch (favourites.kind) {
    case 'inactive':
      return {
        favourites: { ...favourites, invitation: 'open' },
        effects: [{ kind: 'storePending', ids: [id] }],
      };
    case 'loading':
      return unchanged({ ...favourites, added: toggleEventId(favourites.added, id) });
    case 'unknown':
      return loading(favourites.run, favourites.user, [id]);
    case 'ready':
      return saveIfChanged(favourites, toggleEventId(favourites.desired, id));
  }
}

/** Adds several events; never removes one, so repeating it changes nothing. */
function afterChoice(favourites: FavouritesState, ids: readonly EventId[]): FavouritesTransition {
  switch (favourites.kind) {
    case 'inactive':
      return { favourites: { ...favourites, invitation: 'open' }, effects: [{ kind: 'storePending', ids }] };
    case 'loading':
      return unchanged({ ...favourites, added: union(favourites.added, ids) });
    case 'unknown':
      return loading(favourites.run, favourites.user, ids);
    case 'ready':
      return saveIfChanged(favourites, union(favourites.desired, ids));
  }
}

/** Invites an anonymous visitor to log in; reloads a list that failed to load. */
function afterRequest(favourites: FavouritesState): FavouritesTransition {
  if (favourites.kind === 'unknown') return loading(favourites.run, favourites.user, []);
  return unchanged(favourites.kind === 'inactive' ? { ...favourites, invitation: 'open' } : favourites);
}

function afterResult(favourites: FavouritesState, result: ServiceResult): FavouritesTransition {
  if (favourites.kind === 'loading' && result.kind === 'loaded') return afterLoad(favourites, result);
  if (favourites.kind === 'loading' && result.kind === 'loadFailed') {
    const { run, user } = favourites;
    return {
      favourites: { kind: 'unknown', run, user },
      effects: [{ kind: 'notify', message: 'favourites.notLoaded' }],
    };
  }
  if (favourites.kind === 'ready' && result.kind === 'refreshed')
    return afterRefresh(favourites, result.list);
  if (favourites.kind !== 'ready' || favourites.saving === null) return unchanged(favourites);
  if (result.kind === 'saved') return afterSave(favourites, favourites.saving.ids, result.list);
  if (result.kind === 'saveFailed') return afterFailedSave(favourites, favourites.saving.attempt);
  return unchanged(favourites);
}

/** Adds to the loaded list what was chosen before it arrived, and what was stored during the login (FAV-2). */
function afterLoad(
  { run, user, added }: Extract<FavouritesState, { kind: 'loading' }>,
  { list, pendingIds }: Extract<FavouritesAction, { kind: 'loaded' }>,
): FavouritesTransition {
  const ready: Ready = { kind: 'ready', run, user, confirmed: list, desired: list.ids, saving: null };
  const step = saveIfChanged(ready, union(list.ids, [...added, ...pendingIds]));
  return pendingIds.length === 0 ? step : { ...step, effects: [...step.effects, { kind: 'removePending' }] };
}

/** Merges a reloaded list with the visitor's changes since the last confirmed one (FAV-3). */
function afterRefresh(ready: Ready, list: FavouritesList): FavouritesTransition {
  const { confirmed, desired } = ready;
  const merged = list.ids.filter((id) => desired.includes(id) || !confirmed.ids.includes(id));
  const added = desired.filter((id) => !confirmed.ids.includes(id));
  return saveIfChanged({ ...ready, confirmed: list }, union(merged, added));
}

function afterSave(ready: Ready, sent: readonly EventId[], list: FavouritesList): FavouritesTransition {
  const saved: Ready = { ...ready, confirmed: list, saving: null };
  return sameIds(ready.desired, sent)
    ? unchanged({ ...saved, desired: list.ids })
    : saveIfChanged(saved, ready.desired);
}

function afterFailedSave(ready: Ready, attempt: 1 | 2): FavouritesTransition {
  if (attempt === 1) return save({ ...ready, saving: { ids: ready.desired, attempt: 2 } });
  return {
    favourites: { ...ready, desired: ready.confirmed.ids, saving: null },
    effects: [{ kind: 'notify', message: 'favourites.notSaved' }],
  };
}

/** Sets the visible list, and saves it unless a save is in flight or nothing changed. */
function saveIfChanged(ready: Ready, desired: readonly EventId[]): FavouritesTransition {
  if (ready.saving !== null || sameIds(desired, ready.confirmed.ids)) return unchanged({ ...ready, desired });
  return save({ ...ready, desired, saving: { ids: desired, attempt: 1 } });
}

function save(
  ready: Ready & { readonly saving: { readonly ids: readonly EventId[] } },
): FavouritesTransition {
  const { run, user, saving } = ready;
  return { favourites: ready, effects: [{ kind: 'save', run, user, ids: saving.ids }] };
}

function loading(run: number, user: IdentifiedVisitor, added: readonly EventId[]): FavouritesTransition {
  return {
    favourites: { kind: 'loading', run, user, added },
    effects: [{ kind: 'load', run, user }],
  };
}

function unchanged(favourites: FavouritesState): FavouritesTransition {
  return { favourites, effects: [] };
}

/** A list with other ids appended, without duplicates. */
function union(ids: readonly EventId[], others: readonly EventId[]): readonly EventId[] {
  return [...new Set([...ids, ...others])];
}

/** Compares two lists regardless of order, because visitors do not choose an order. */
function sameIds(some: readonly EventId[], others: readonly EventId[]): boolean {
  return some.length === others.length && some.every((id) => others.includes(id));
}
