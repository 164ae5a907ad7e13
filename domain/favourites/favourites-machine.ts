import type { EventId } from '#domain/event/event.ts';
import {
  type Favourites,
  type FavouritesEffect,
  type FavouritesEvent,
  type FavouritesList,
  type FavouritesUser,
  toggled,
} from '#domain/favourites/favourites.ts';

type Ready = Extract<Favourites, { kind: 'ready' }>;
type Answer = Extract<FavouritesEvent, { run: number }>;

interface FavouritesStep {
  readonly favourites: Favourites;
  readonly effects: readonly FavouritesEffect[];
}

/**
 * What becomes of the favourites when something happens (FAV-1 to FAV-3).
 *
 * One save is on its way at a time; what changes meanwhile goes with the next. A failed save is tried once more with the
 * newest list, then the list is the last confirmed one and the visitor is told. Answers to an earlier visitor change nothing.
 */
export function reduceFavourites(favourites: Favourites, event: FavouritesEvent): FavouritesStep {
  switch (event.kind) {
    case 'userKnown':
      return afterUser(favourites, event.user);
    case 'toggled':
      return afterToggle(favourites, event.id);
    case 'allChosen':
      return afterChoice(favourites, event.ids);
    case 'asked':
      return afterQuestion(favourites);
    case 'invitationClosed':
      return favourites.kind === 'inactive' && favourites.invitation === 'open'
        ? { favourites: { ...favourites, invitation: 'closed' }, effects: [{ kind: 'forget' }] }
        : unchanged(favourites);
    case 'loaded':
    case 'loadFailed':
    case 'refreshed':
    case 'saved':
    case 'saveFailed':
      return event.run === favourites.run ? afterAnswer(favourites, event) : unchanged(favourites);
  }
}

/** The same visitor with a fresh hash stays in the middle of whatever was going on; anybody else begins anew. */
function afterUser(favourites: Favourites, user: FavouritesUser | null): FavouritesStep {
  if (favourites.kind === 'inactive' && user === null) return unchanged(favourites);
  if (favourites.kind !== 'inactive' && favourites.user.id === user?.id)
    return unchanged({ ...favourites, user });
  const run = favourites.run + 1;
  return user === null ? unchanged({ kind: 'inactive', run, invitation: 'closed' }) : loading(run, user, []);
}

function afterToggle(favourites: Favourites, id: EventId): FavouritesStep {
  switch (favourites.kind) {
    case 'inactive':
      return { favourites: { ...favourites, invitation: 'open' }, effects: [{ kind: 'keep', ids: [id] }] };
    case 'loading':
      return unchanged({ ...favourites, added: toggled(favourites.added, id) });
    case 'unknown':
      return loading(favourites.run, favourites.user, [id]);
    case 'ready':
      return withWanted(favourites, toggled(favourites.wanted, id));
  }
}

/** Several at once, none of which is taken away: choosing them twice is choosing them once. */
function afterChoice(favourites: Favourites, ids: readonly EventId[]): FavouritesStep {
  switch (favourites.kind) {
    case 'inactive':
      return { favourites: { ...favourites, invitation: 'open' }, effects: [{ kind: 'keep', ids }] };
    case 'loading':
      return unchanged({ ...favourites, added: joined(favourites.added, ids) });
    case 'unknown':
      return loading(favourites.run, favourites.user, ids);
    case 'ready':
      return withWanted(favourites, joined(favourites.wanted, ids));
  }
}

/** Somebody unknown is invited to log in; a list that could not be had is asked for again. */
function afterQuestion(favourites: Favourites): FavouritesStep {
  if (favourites.kind === 'unknown') return loading(favourites.run, favourites.user, []);
  return unchanged(favourites.kind === 'inactive' ? { ...favourites, invitation: 'open' } : favourites);
}

function afterAnswer(favourites: Favourites, answer: Answer): FavouritesStep {
  if (favourites.kind === 'loading' && answer.kind === 'loaded') return afterLoad(favourites, answer);
  if (favourites.kind === 'loading' && answer.kind === 'loadFailed') {
    const { run, user } = favourites;
    return {
      favourites: { kind: 'unknown', run, user },
      effects: [{ kind: 'tell', message: 'favourites.notLoaded' }],
    };
  }
  if (favourites.kind === 'ready' && answer.kind === 'refreshed')
    return afterSecondLook(favourites, answer.list);
  if (favourites.kind !== 'ready' || favourites.saving === null) return unchanged(favourites);
  if (answer.kind === 'saved') return afterSave(favourites, favourites.saving.ids, answer.list);
  if (answer.kind === 'saveFailed') return afterFailedSave(favourites, favourites.saving.attempt);
  return unchanged(favourites);
}

/** What was chosen before the list came, and what was kept during the login, join the list (FAV-2). */
function afterLoad(
  { run, user, added }: Extract<Favourites, { kind: 'loading' }>,
  { list, kept }: Extract<FavouritesEvent, { kind: 'loaded' }>,
): FavouritesStep {
  const ready: Ready = { kind: 'ready', run, user, confirmed: list, wanted: list.ids, saving: null };
  const step = withWanted(ready, joined(list.ids, [...added, ...kept]));
  return kept.length === 0 ? step : { ...step, effects: [...step.effects, { kind: 'forget' }] };
}

/** The list was asked for again: what changed elsewhere stands, and so does what the visitor has changed here since (FAV-3). */
function afterSecondLook(ready: Ready, list: FavouritesList): FavouritesStep {
  const { confirmed, wanted } = ready;
  const left = list.ids.filter((id) => wanted.includes(id) || !confirmed.ids.includes(id));
  const added = wanted.filter((id) => !confirmed.ids.includes(id));
  return withWanted({ ...ready, confirmed: list }, joined(left, added));
}

function afterSave(ready: Ready, sent: readonly EventId[], list: FavouritesList): FavouritesStep {
  const settled: Ready = { ...ready, confirmed: list, saving: null };
  return sameIds(ready.wanted, sent)
    ? unchanged({ ...settled, wanted: list.ids })
    : withWanted(settled, ready.wanted);
}

function afterFailedSave(ready: Ready, attempt: 1 | 2): FavouritesStep {
  if (attempt === 1) return save({ ...ready, saving: { ids: ready.wanted, attempt: 2 } });
  return {
    favourites: { ...ready, wanted: ready.confirmed.ids, saving: null },
    effects: [{ kind: 'tell', message: 'favourites.notSaved' }],
  };
}

/** Shows a list, and sends it unless another is on its way or there is nothing to tell. */
function withWanted(ready: Ready, wanted: readonly EventId[]): FavouritesStep {
  if (ready.saving !== null || sameIds(wanted, ready.confirmed.ids)) return unchanged({ ...ready, wanted });
  return save({ ...ready, wanted, saving: { ids: wanted, attempt: 1 } });
}

function save(ready: Ready & { readonly saving: { readonly ids: readonly EventId[] } }): FavouritesStep {
  const { run, user, saving } = ready;
  return { favourites: ready, effects: [{ kind: 'save', run, user, ids: saving.ids }] };
}

function loading(run: number, user: FavouritesUser, added: readonly EventId[]): FavouritesStep {
  return {
    favourites: { kind: 'loading', run, user, added },
    effects: [{ kind: 'load', run, user }],
  };
}

function unchanged(favourites: Favourites): FavouritesStep {
  return { favourites, effects: [] };
}

/** A list with others at its end, each once. */
function joined(ids: readonly EventId[], others: readonly EventId[]): readonly EventId[] {
  return [...new Set([...ids, ...others])];
}

/** Order is nothing a visitor chose, so it is no difference worth a save. */
function sameIds(some: readonly EventId[], others: readonly EventId[]): boolean {
  return some.length === others.length && some.every((id) => others.includes(id));
}
