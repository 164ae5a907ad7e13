import { when } from 'mobx';
import type { IdentifiedVisitor } from '#domain/favourites/favourites-state.ts';
import { parseEmail } from '#domain/form/email.ts';
import type { Locale } from '#domain/locale/locale.ts';
import type {
  KeuzehulpAction,
  KeuzehulpEffect,
  KeuzehulpState,
} from '#domain/recommendation/keuzehulp-state.ts';
import { suggestionsLifetimeSeconds } from '#domain/recommendation/recommended-hits.ts';
import {
  type SelectionPath,
  serializeSelectionPath,
  toAnswersByQuestion,
} from '#domain/recommendation/selection-path.ts';
import {
  type ConcertScores,
  pickBestIdentifiers,
  type SuggestionLookupState,
  rankSuggestions,
} from '#domain/recommendation/suggestions.ts';
import { addMilliseconds, secondMs } from '#domain/time/instant.ts';
import type { BridgePort } from '#ports/bridge.port.ts';
import type { Clock } from '#ports/clock.port.ts';
import type { Logger } from '#ports/logger.port.ts';
import type { SearchPort } from '#ports/search.port.ts';
import type { StoragePort } from '#ports/storage.port.ts';
import {
  addToCachedSuggestions,
  readCachedSuggestions,
  toSuggestionsCacheKey,
} from '#ui/screens/recommendation/cached-suggestions.ts';
import { keuzehulpSuggestionsStorageKey } from '#ui/stores/keuzehulp-storage-keys.ts';

/** What effects need: the Bridge scores concerts, the search finds them, session storage caches the result. */
export interface KeuzehulpEffectPorts {
  readonly bridge: BridgePort;
  readonly search: Pick<SearchPort, 'recommended' | 'eventsAt'>;
  readonly storage: StoragePort;
  readonly clock: Clock;
  readonly logger: Logger;
}

/** The run that has effects: its state after the transition, and the user for whom a score is saved, undefined while that is not known. */
interface RunWithEffects {
  readonly locale: Locale;
  readonly keuzehulp: KeuzehulpState | null;
  readonly readUser: () => IdentifiedVisitor | null | undefined;
}

type EffectContext = KeuzehulpEffectPorts & RunWithEffects;

type EffectByKind<Kind extends KeuzehulpEffect['kind']> = Extract<KeuzehulpEffect, { kind: Kind }>;

/** Runs an effect. Returns the action it results in, also when it fails, which is logged; null if there is none, or after an abort. */
export async function runKeuzehulpEffect(
  effect: KeuzehulpEffect,
  run: RunWithEffects,
  ports: KeuzehulpEffectPorts,
  signal: AbortSignal,
): Promise<KeuzehulpAction | null> {
  const { keuzehulp } = run;
  const context = { ...ports, ...run };
  const report = async (work: Promise<KeuzehulpAction>, event: string, failed: KeuzehulpAction) => {
    try {
      const action = await work;
      return signal.aborted ? null : action;
    } catch (cause) {
      if (signal.aborted) return null;
      ports.logger.error(event, {}, cause);
      return failed;
    }
  };
  switch (effect.kind) {
    case 'request': {
      if (keuzehulp?.kind !== 'loading' && keuzehulp?.kind !== 'suggestions') return null;
      const key = serializeSelectionPath(keuzehulp.path);
      const requested = requestConcerts(context, keuzehulp, key, signal);
      return requested && report(requested, 'keuzehulp.failed', { kind: 'failed', key });
    }
    case 'saveScore': {
      const saved = saveScore(context, effect, signal);
      return report(saved, 'keuzehulp.save-failed', { kind: 'scoreNotSaved', key: effect.key });
    }
    case 'updateScore': {
      const updated = addAddress(context, effect, signal);
      return report(updated, 'keuzehulp.mail-failed', { kind: 'scoreNotUpdated' });
    }
  }
}

/** Requests what a state waits for: suggestions, or the scored concerts (CALL-26); null if it waits for nothing. */
function requestConcerts(
  context: EffectContext,
  keuzehulp: Extract<KeuzehulpState, { kind: 'loading' | 'suggestions' }>,
  key: string,
  signal: AbortSignal,
): Promise<KeuzehulpAction> | null {
  const { path } = keuzehulp;
  if (keuzehulp.kind === 'loading')
    return recommend(context, path, signal).then((lookup) => ({ kind: 'recommended', key, lookup }));
  if (keuzehulp.lookup.kind !== 'asking') return null;
  const found = lookUp(context, path, keuzehulp.lookup.scores, signal);
  return found.then((lookup) => ({ kind: 'lookedUp', key, lookup }));
}

/**
 * The concerts that fit the answers, cached for a quarter of an hour by answers and language (KEUZE-6, CALL-26, CALL-28).
 * Rejects if the Bridge fails. Neither a failure nor an empty result is cached.
 */
async function recommend(
  context: EffectContext,
  path: SelectionPath,
  signal: AbortSignal,
): Promise<SuggestionLookupState> {
  const { bridge, clock, storage, locale } = context;
  const storedText = storage.session.read(keuzehulpSuggestionsStorageKey);
  const suggestions = readCachedSuggestions(storedText, toSuggestionsCacheKey(locale, path), clock.now());
  if (suggestions) return { kind: 'known', suggestions };
  const scores = await bridge.recommendations(toAnswersByQuestion(path), signal);
  return lookUp(context, path, scores, signal);
}

/** Looks up the scored concerts in the search; the search is not cached (CALL-26). */
async function lookUp(
  { search, storage, clock, locale }: EffectContext,
  path: SelectionPath,
  scores: ConcertScores,
  signal: AbortSignal,
): Promise<SuggestionLookupState> {
  const found = await search.recommended({ locale, identifiers: pickBestIdentifiers(scores) }, signal);
  if (found.kind === 'unavailable') return { kind: 'failed', scores };
  const suggestions = rankSuggestions(scores, found.hits);
  if (suggestions.length > 0) {
    const key = toSuggestionsCacheKey(locale, path);
    const now = clock.now();
    const until = addMilliseconds(now, suggestionsLifetimeSeconds * secondMs);
    const storedText = storage.session.read(keuzehulpSuggestionsStorageKey);
    const extended = addToCachedSuggestions(storedText, key, { until, suggestions }, now);
    storage.session.write(keuzehulpSuggestionsStorageKey, extended);
  }
  return { kind: 'known', suggestions };
}

/** Saves a score, for the logged-in user if there is one: it waits for the session (KEUZE-7, CALL-29). */
async function saveScore(
  { bridge, readUser }: EffectContext,
  { key, body, email = '' }: EffectByKind<'saveScore'>,
  signal: AbortSignal,
): Promise<KeuzehulpAction> {
  if (readUser() === undefined) await when(() => readUser() !== undefined, { signal });
  signal.throwIfAborted();
  const [user, address] = [readUser(), parseEmail(email)];
  const saved = { answers: body, ...(address && { email: address }), ...(user && { user }) };
  return { kind: 'scoreSaved', key, score: await bridge.saveScore(saved, signal) };
}

/** Adds an address to a saved score (KEUZE-7, CALL-30). */
async function addAddress(
  { bridge }: EffectContext,
  { score, email }: EffectByKind<'updateScore'>,
  signal: AbortSignal,
): Promise<KeuzehulpAction> {
  const address = parseEmail(email);
  if (!address) throw new Error('Not an address to mail to');
  await bridge.updateScore(score, address, signal);
  return { kind: 'scoreUpdated' };
}

/** Whether an event concerns suggestions and their score, which may arrive after the visitor has gone on. */
export function concernsSuggestions({ kind }: KeuzehulpAction): boolean {
  return ['lookedUp', 'scoreSaved', 'scoreNotSaved', 'scoreUpdated', 'scoreNotUpdated'].includes(kind);
}
