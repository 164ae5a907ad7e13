import { membersOf, parsedJson } from '#domain/json.ts';
import type { Locale } from '#domain/locale/locale.ts';
import type { Draw } from '#domain/recommendation/draw.ts';
import { type Keuzehulp, type KeuzehulpStep, treeOf } from '#domain/recommendation/keuzehulp.ts';
import type { RecommendationData, Tree } from '#domain/recommendation/recommendation-data.ts';
import { nodeAt, type SelectionPath } from '#domain/recommendation/selection.ts';
import { type ConcertLookup, isSuggestion } from '#domain/recommendation/suggestions.ts';

/** The keuzehulp as session storage keeps it, in the language it was read; no address of a person goes in. */
export function writtenKeuzehulp(keuzehulp: Keuzehulp, locale: Locale): string {
  const isSent = keuzehulp.kind !== 'suggestions' || keuzehulp.mail.kind === 'sent';
  return JSON.stringify({ ...keuzehulp, ...(!isSent && { mail: { kind: 'idle' } }), locale });
}

/**
 * The keuzehulp as it was before a reload (KEUZE-8), and what is to be asked again: suggestions are pages of one language,
 * and are asked for anew in another. Undefined where nothing was kept, where it cannot be read, and where the editors have
 * changed the tree under it.
 */
export function readKeuzehulp(
  written: string | null,
  data: RecommendationData,
  locale: Locale,
): KeuzehulpStep | undefined {
  const kept = membersOf(parsedJson(written));
  const { kind, draw, path, lookup: lookedUp, score, mail, notice, locale: spoken } = kept;
  if (!isDraw(draw)) return undefined;
  const tree = treeOf(data, draw);
  if (tree === undefined) return undefined;
  if (kind === 'start') {
    const missed = membersOf(notice)['path'];
    const seen = isPathThrough(tree, missed) ? ({ kind: 'failed', path: missed } as const) : null;
    return { keuzehulp: { kind, draw, notice: seen }, effects: [] };
  }
  if (!isPathThrough(tree, path)) return undefined;
  if (kind === 'questionnaire') return { keuzehulp: { kind, draw, path }, effects: [] };
  if (kind === 'loading') return askedAgain(draw, path);
  const lookup = lookupOf(lookedUp);
  if (kind !== 'suggestions' || lookup === undefined) return undefined;
  if (spoken !== locale) return askedAgain(draw, path);
  const shown: Keuzehulp = { kind, draw, path, lookup, score: scoreOf(score), mail: mailOf(mail) };
  return { keuzehulp: shown, effects: [] };
}

/** What was asked before the reload is lost, or was in another language. */
function askedAgain(draw: Draw, path: SelectionPath): KeuzehulpStep {
  return {
    keuzehulp: { kind: 'loading', draw, path },
    effects: [{ kind: 'request' }],
  };
}

/** A lookup that the reload cut off counts as failed, and can be asked for once more. */
function lookupOf(value: unknown): ConcertLookup | undefined {
  const { kind, suggestions, scores } = membersOf(value);
  if (kind === 'known') return isList(suggestions, isSuggestion) ? { kind, suggestions } : undefined;
  if (kind !== 'failed' && kind !== 'asking') return undefined;
  const numbers = Object.entries(membersOf(scores)).filter(
    (entry): entry is [string, number] => typeof entry[1] === 'number',
  );
  return { kind: 'failed', scores: Object.fromEntries(numbers) };
}

/** A save whose answer the reload cut off counts as failed: nobody has its id. */
function scoreOf(value: unknown): Extract<Keuzehulp, { kind: 'suggestions' }>['score'] {
  const { kind, score } = membersOf(value);
  const { id, scoreHash } = membersOf(score);
  return kind === 'saved' && typeof id === 'number' && typeof scoreHash === 'string'
    ? { kind, score: { id, scoreHash } }
    : { kind: 'failed' };
}

function mailOf(value: unknown): Extract<Keuzehulp, { kind: 'suggestions' }>['mail'] {
  return { kind: membersOf(value)['kind'] === 'sent' ? 'sent' : 'idle' };
}

function isDraw(value: unknown): value is Draw {
  const { treeId, order } = membersOf(value);
  return typeof treeId === 'string' && isList(order, isText);
}

function isPathThrough(tree: Tree, value: unknown): value is SelectionPath {
  if (!isList(value, isStep)) return false;
  const [first, ...rest] = value;
  if (first === undefined) return false;
  const path: SelectionPath = [first, ...rest];
  return path.every((step, place) => {
    const [start = first, ...further] = path.slice(0, place + 1);
    const node = nodeAt(tree, [start, ...further]);
    return node !== undefined && step.answers.every((answer) => node.answers.includes(answer));
  });
}

function isStep(value: unknown): value is SelectionPath[number] {
  const { question, answers } = membersOf(value);
  return isText(question) && isList(answers, isText);
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}

function isList<T>(value: unknown, isItem: (item: unknown) => item is T): value is readonly T[] {
  return Array.isArray(value) && value.every(isItem);
}
