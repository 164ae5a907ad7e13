import { toUnknownRecord, parseJson } from '#domain/json.ts';
import type { Locale } from '#domain/locale/locale.ts';
import type { RecommendationData, QuestionTree } from '#domain/page/questionnaire.ts';
import {
  findTree,
  type KeuzehulpState,
  type KeuzehulpTransition,
} from '#domain/recommendation/keuzehulp-state.ts';
import type { KeuzehulpRandomChoice } from '#domain/recommendation/random-choice.ts';
import { findCurrentNode, type SelectionPath } from '#domain/recommendation/selection-path.ts';
import { type SuggestionLookupState } from '#domain/recommendation/suggestions.ts';
import { isValidSuggestion } from '#ui/screens/recommendation/cached-suggestions.ts';

/** Serializes the keuzehulp for session storage, with its language and without e-mail address. */
export function serializeStoredKeuzehulp(keuzehulp: KeuzehulpState, locale: Locale): string {
  const isSent = keuzehulp.kind !== 'suggestions' || keuzehulp.mail.kind === 'sent';
  return JSON.stringify({ ...keuzehulp, ...(!isSent && { mail: { kind: 'idle' } }), locale });
}

/**
 * Restores the keuzehulp after a reload (KEUZE-8), with the effects to run: suggestions are pages of one language, so they are
 * requested again in another. Undefined if nothing valid was stored, or the editors have changed the tree.
 */
export function restoreStoredKeuzehulp(
  storedText: string | null,
  data: RecommendationData,
  locale: Locale,
): KeuzehulpTransition | undefined {
  const stored = toUnknownRecord(parseJson(storedText));
  const { kind, draw, path, lookup: storedLookup, score, mail, notice, locale: storedLocale } = stored;
  if (!isDraw(draw)) return undefined;
  const tree = findTree(data, draw);
  if (tree === undefined) return undefined;
  if (kind === 'start') {
    return { keuzehulp: { kind, draw, notice: parseNotice(tree, notice) }, effects: [] };
  }
  if (!isPathThrough(tree, path)) return undefined;
  if (kind === 'questionnaire') return { keuzehulp: { kind, draw, path }, effects: [] };
  if (kind === 'loading') return requestAgain(draw, path);
  const lookup = parseLookup(storedLookup);
  if (kind !== 'suggestions' || lookup === undefined) return undefined;
  if (storedLocale !== locale) return requestAgain(draw, path);
  const restored: KeuzehulpState = {
    kind,
    draw,
    path,
    lookup,
    score: parseScore(score),
    mail: parseMail(mail),
  };
  return { keuzehulp: restored, effects: [] };
}

/** Requests the suggestions again, because the request was interrupted or was for another language. */
function requestAgain(draw: KeuzehulpRandomChoice, path: SelectionPath): KeuzehulpTransition {
  return {
    keuzehulp: { kind: 'loading', draw, path },
    effects: [{ kind: 'request' }],
  };
}

/** Restores the notice of a failure; null if its path does not belong to the tree any more. */
function parseNotice(
  tree: QuestionTree,
  notice: unknown,
): Extract<KeuzehulpState, { kind: 'start' }>['notice'] {
  const { retryPath } = toUnknownRecord(notice);
  return isPathThrough(tree, retryPath) ? { kind: 'failed', retryPath } : null;
}

/** Restores a lookup; an interrupted one counts as failed and can be retried. */
function parseLookup(value: unknown): SuggestionLookupState | undefined {
  const { kind, suggestions, scores } = toUnknownRecord(value);
  if (kind === 'known') return isList(suggestions, isValidSuggestion) ? { kind, suggestions } : undefined;
  if (kind !== 'failed' && kind !== 'asking') return undefined;
  const validScores = Object.entries(toUnknownRecord(scores)).filter(
    (entry): entry is [string, number] => typeof entry[1] === 'number',
  );
  return { kind: 'failed', scores: Object.fromEntries(validScores) };
}

/** Restores a saved score; an interrupted save counts as failed, because its id is unknown. */
function parseScore(value: unknown): Extract<KeuzehulpState, { kind: 'suggestions' }>['score'] {
  const { kind, score } = toUnknownRecord(value);
  const { id, scoreHash } = toUnknownRecord(score);
  return kind === 'saved' && typeof id === 'number' && typeof scoreHash === 'string'
    ? { kind, score: { id, scoreHash } }
    : { kind: 'failed' };
}

function parseMail(value: unknown): Extract<KeuzehulpState, { kind: 'suggestions' }>['mail'] {
  return { kind: toUnknownRecord(value)['kind'] === 'sent' ? 'sent' : 'idle' };
}

function isDraw(value: unknown): value is KeuzehulpRandomChoice {
  const { treeId, order } = toUnknownRecord(value);
  return typeof treeId === 'string' && isList(order, isText);
}

function isPathThrough(tree: QuestionTree, value: unknown): value is SelectionPath {
  if (!isList(value, isStep)) return false;
  const [first, ...rest] = value;
  if (first === undefined) return false;
  const path: SelectionPath = [first, ...rest];
  return path.every((step, index) => {
    const [start = first, ...laterSteps] = path.slice(0, index + 1);
    const node = findCurrentNode(tree, [start, ...laterSteps]);
    return node !== undefined && step.answers.every((answer) => node.answers.includes(answer));
  });
}

function isStep(value: unknown): value is SelectionPath[number] {
  const { question, answers } = toUnknownRecord(value);
  return isText(question) && isList(answers, isText);
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}

function isList<T>(value: unknown, isItem: (item: unknown) => item is T): value is readonly T[] {
  return Array.isArray(value) && value.every(isItem);
}
