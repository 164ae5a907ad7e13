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
 * A choice changes one concert: before a save the list is read, and the visitor's changes are merged into it, because another device may
 * have saved meanwhile. At most one save is in progress; changes made meanwhile are sent with the next. A failed one is retried once with
 * the newest list; then the list returns to the last confirmed one and the visitor is notified. Results for an earlier visitor are ignored.
 */
export function reduceFavourites(
  favourites: FavouritesState,
  action: FavouritesAction,
): FavouritesTransition {
  switch (action.kind) {
    case 'userKnown':
      return afterUser(favourites, action.user);
    case 'toggled':
      return afterChoice(favourites, [action.id], (ids) => toggleEventId(ids, action.id));
    case 'allChosen':
      return afterChoice(favourites, action.ids, (ids) => union(ids, action.ids));
    case 'opened':
      return afterRequest(favourites);
    case 'invitationClosed':
      return afterInvitation(favourites);
    case 'loaded':
    case 'loadFailed':
    case 'refreshed':
    case 'refreshFailed':
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

/** Adds or removes events. Several that are added together remove none, so repeating it changes nothing. */
function afterChoice(
  favourites: FavouritesState,
  ids: readonly EventId[],
  change: (before: readonly EventId[]) => readonly EventId[],
): FavouritesTransition {
  switch (favourites.kind) {
    case 'inactive':
      return { favourites: { ...favourites, invitation: 'open' }, effects: [{ kind: 'storePending', ids }] };
    case 'loading':
      return unchanged({ ...favourites, added: change(favourites.added) });
    case 'unknown':
      return loading(favourites.run, favourites.user, ids);
    case 'ready':
      return choose(favourites, change(favourites.desired));
  }
}

function afterInvitation(favourites: FavouritesState): FavouritesTransition {
  return favourites.kind === 'inactive' && favourites.invitation === 'open'
    ? { favourites: { ...favourites, invitation: 'closed' }, effects: [{ kind: 'removePending' }] }
    : unchanged(favourites);
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
  if (favourites.kind !== 'ready') return unchanged(favourites);
  const { saving } = favourites;
  const isSending = saving !== null && saving.ids !== null;
  if (result.kind === 'refreshed' && !isSending) return afterRefresh(favourites, result.list);
  if (result.kind === 'saved' && isSending) return afterSave(favourites, saving.ids, result.list);
  const hasFailed = result.kind === (isSending ? 'saveFailed' : 'refreshFailed');
  return saving !== null && hasFailed ? afterFailure(favourites, saving.attempt) : unchanged(favourites);
}

/** Adds to the loaded list what was chosen before it arrived, and what was stored during the login (FAV-2). */
function afterLoad(
  { run, user, added }: Extract<FavouritesState, { kind: 'loading' }>,
  { list, pendingIds }: Extract<FavouritesAction, { kind: 'loaded' }>,
): FavouritesTransition {
  const changed = [...added, ...pendingIds];
  const desired = union(list.ids, changed);
  const step = saveIfChanged({ kind: 'ready', run, user, confirmed: list, desired, changed, saving: null });
  return pendingIds.length === 0 ? step : { ...step, effects: [...step.effects, { kind: 'removePending' }] };
}

/** Saves the visitor's changes to a list that was read, if there are any. */
function afterRefresh(ready: Ready, list: FavouritesList): FavouritesTransition {
  return saveIfChanged({ ...ready, confirmed: list, desired: mergeChanges(ready, list.ids) });
}

/** A list with the visitor's own changes: each changes one concert, whatever else another tab or device has changed (FAV-3). */
export function mergeChanges(
  { desired, changed }: Pick<Ready, 'desired' | 'changed'>,
  ids: readonly EventId[],
): readonly EventId[] {
  return union(
    ids.filter((id) => desired.includes(id) || !changed.includes(id)),
    desired.filter((id) => changed.includes(id)),
  );
}

function afterSave(ready: Ready, sent: readonly EventId[], list: FavouritesList): FavouritesTransition {
  const saved: Ready = { ...ready, confirmed: list, saving: null };
  return sameIds(ready.desired, sent)
    ? unchanged({ ...saved, desired: list.ids, changed: [] })
    : refresh(saved, 1);
}

function afterFailure(ready: Ready, attempt: 1 | 2): FavouritesTransition {
  if (attempt === 1) return refresh(ready, 2);
  return {
    favourites: { ...ready, desired: ready.confirmed.ids, changed: [], saving: null },
    effects: [{ kind: 'notify', message: 'favourites.notSaved' }],
  };
}

/** Shows a list that the visitor has changed, and begins to save it, unless a save is in progress. */
function choose(ready: Ready, desired: readonly EventId[]): FavouritesTransition {
  const isChanged = (id: EventId) => desired.includes(id) !== ready.desired.includes(id);
  const changed = union(ready.changed, [...desired, ...ready.desired].filter(isChanged));
  const chosen = { ...ready, desired, changed };
  const needsSave = ready.saving === null && !sameIds(desired, ready.desired);
  return needsSave ? refresh(chosen, 1) : unchanged(chosen);
}

function refresh(ready: Ready, attempt: 1 | 2): FavouritesTransition {
  const { run, user } = ready;
  return {
    favourites: { ...ready, saving: { ids: null, attempt } },
    effects: [{ kind: 'refresh', run, user }],
  };
}

/** Sends the list if it differs from the one that was just read. */
function saveIfChanged(ready: Ready): FavouritesTransition {
  const { run, user, desired, confirmed, saving } = ready;
  if (sameIds(desired, confirmed.ids)) return unchanged({ ...ready, changed: [], saving: null });
  return {
    favourites: { ...ready, saving: { ids: desired, attempt: saving?.attempt ?? 1 } },
    effects: [{ kind: 'save', run, user, ids: desired }],
  };
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
