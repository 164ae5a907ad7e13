import {
  findQuestionByTag,
  findTree,
  type Keuzehulp,
  type KeuzehulpEvent,
  type KeuzehulpTransition,
} from '#domain/recommendation/keuzehulp.ts';
import type { RecommendationData } from '#domain/recommendation/questionnaire.ts';
import { pickTreeAndOrder } from '#domain/recommendation/random-choice.ts';
import {
  chooseAnswer,
  getLastSelectionStep,
  nextStep,
  type SelectionPath,
  serializeSelectionPath,
  startPath,
  stepBack,
  toRequestBody,
} from '#domain/recommendation/selection-path.ts';
import { noTreeMessage } from '#domain/recommendation/tree.ts';
import { applyUserScoreEvent } from '#domain/recommendation/user-score-transitions.ts';

type State<Kind extends Keuzehulp['kind']> = Extract<Keuzehulp, { kind: Kind }>;
type Event<Kind extends KeuzehulpEvent['kind']> = Extract<KeuzehulpEvent, { kind: Kind }>;

/** The keuzehulp at its start with a tree, or the reason why it cannot start (KEUZE-1). */
type OpenResult =
  | { readonly kind: 'opened'; readonly keuzehulp: Keuzehulp }
  | { readonly kind: 'refused'; readonly message: typeof noTreeMessage };

/** Opens the keuzehulp. The fractions are those of `pickTreeAndOrder`. */
export function startKeuzehulpRun(data: RecommendationData, fractions: readonly number[]): OpenResult {
  const draw = pickTreeAndOrder(data, fractions);
  return draw
    ? { kind: 'opened', keuzehulp: { kind: 'start', draw, notice: null } }
    : { kind: 'refused', message: noTreeMessage };
}

/** The transitions of the keuzehulp (KEUZE-1 to KEUZE-4, KEUZE-7). Events that do not apply to a state are ignored. */
export function reduceKeuzehulp(
  keuzehulp: Keuzehulp,
  event: KeuzehulpEvent,
  data: RecommendationData,
): KeuzehulpTransition {
  if (event.kind === 'restarted') return toStart(keuzehulp);
  switch (keuzehulp.kind) {
    case 'start':
      return afterStart(keuzehulp, event, data);
    case 'questionnaire':
      return afterQuestion(keuzehulp, event, data);
    case 'loading':
      return afterLoading(keuzehulp, event);
    case 'suggestions':
      return afterSuggestions(keuzehulp, event);
  }
}

function afterStart(
  start: State<'start'>,
  event: KeuzehulpEvent,
  data: RecommendationData,
): KeuzehulpTransition {
  const tree = findTree(data, start.draw);
  if (event.kind !== 'started' || tree === undefined) return unchanged(start);
  return unchanged({ kind: 'questionnaire', draw: start.draw, path: startPath(tree) });
}

function afterQuestion(
  questionnaire: State<'questionnaire'>,
  event: KeuzehulpEvent,
  data: RecommendationData,
): KeuzehulpTransition {
  if (event.kind === 'answered') return unchanged(afterAnswer(questionnaire, event, data));
  if (event.kind === 'movedOn') return afterContinue(questionnaire, data);
  if (event.kind !== 'wentBack') return unchanged(questionnaire);
  const path = stepBack(questionnaire.path);
  return path ? unchanged({ ...questionnaire, path }) : toStart(questionnaire);
}

function afterAnswer(
  questionnaire: State<'questionnaire'>,
  { answer }: Event<'answered'>,
  data: RecommendationData,
): Keuzehulp {
  const tree = findTree(data, questionnaire.draw);
  const multiple =
    findQuestionByTag(data, getLastSelectionStep(questionnaire.path).question)?.multiple === true;
  return tree
    ? { ...questionnaire, path: chooseAnswer(tree, questionnaire.path, answer, multiple) }
    : questionnaire;
}

function afterContinue(questionnaire: State<'questionnaire'>, data: RecommendationData): KeuzehulpTransition {
  const { draw, path } = questionnaire;
  const tree = findTree(data, draw);
  const next = tree ? nextStep(tree, path) : ({ kind: 'stay' } as const);
  switch (next.kind) {
    case 'stay':
      return unchanged(questionnaire);
    case 'question':
      return unchanged({ kind: 'questionnaire', draw, path: next.path });
    case 'leaf':
      return {
        keuzehulp: { kind: 'loading', draw, path },
        effects: [{ kind: 'request' }],
      };
  }
}

function afterLoading(loading: State<'loading'>, event: KeuzehulpEvent): KeuzehulpTransition {
  const { draw, path } = loading;
  if (event.kind === 'wentBack') return unchanged({ kind: 'questionnaire', draw, path });
  if (event.kind === 'failed' && isForPath(path, event)) {
    return unchanged({ kind: 'start', draw, notice: { kind: 'failed', retryPath: path } });
  }
  if (event.kind !== 'recommended' || !isForPath(path, event)) return unchanged(loading);
  const { lookup, key } = event;
  return {
    keuzehulp: {
      kind: 'suggestions',
      draw,
      path,
      lookup,
      score: { kind: 'saving' },
      mail: { kind: 'idle' },
    },
    effects: [{ kind: 'saveScore', key, body: toRequestBody(path) }],
  };
}

/** After the suggestions: a failed lookup can be retried for the same scores; the score is saved already. */
function afterSuggestions(shown: State<'suggestions'>, event: KeuzehulpEvent): KeuzehulpTransition {
  const { draw, path, lookup } = shown;
  if (event.kind === 'wentBack') return unchanged({ kind: 'questionnaire', draw, path });
  if (event.kind === 'lookupAsked' && lookup.kind === 'failed') {
    const { scores } = lookup;
    return {
      keuzehulp: { ...shown, lookup: { kind: 'asking', scores } },
      effects: [{ kind: 'request' }],
    };
  }
  if (event.kind === 'lookedUp' && lookup.kind === 'asking' && isForPath(path, event)) {
    return unchanged({ ...shown, lookup: event.lookup });
  }
  return applyUserScoreEvent(shown, event);
}

function isForPath(path: SelectionPath, { key }: { readonly key: string }): boolean {
  return key === serializeSelectionPath(path);
}

function toStart({ draw }: Keuzehulp): KeuzehulpTransition {
  return unchanged({ kind: 'start', draw, notice: null });
}

function unchanged(keuzehulp: Keuzehulp): KeuzehulpTransition {
  return { keuzehulp, effects: [] };
}
