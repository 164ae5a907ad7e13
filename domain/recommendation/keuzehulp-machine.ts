import type { RecommendationData } from '#domain/page/questionnaire.ts';
import {
  findQuestionByTag,
  findTree,
  type KeuzehulpState,
  type KeuzehulpAction,
  type KeuzehulpTransition,
} from '#domain/recommendation/keuzehulp-state.ts';
import { noTreeMessage } from '#domain/recommendation/question-tree.ts';
import { pickTreeAndOrder } from '#domain/recommendation/random-choice.ts';
import {
  chooseAnswer,
  getCurrentStep,
  continueToNextQuestion,
  type SelectionPath,
  serializeSelectionPath,
  createInitialSelectionPath,
  stepBack,
  toAnswersByQuestion,
} from '#domain/recommendation/selection-path.ts';
import { reduceUserScore } from '#domain/recommendation/user-score-transitions.ts';

type State<Kind extends KeuzehulpState['kind']> = Extract<KeuzehulpState, { kind: Kind }>;
type ActionOf<Kind extends KeuzehulpAction['kind']> = Extract<KeuzehulpAction, { kind: Kind }>;

/** The keuzehulp at its start with a tree, or the reason why it cannot start (KEUZE-1). */
type OpenResult =
  | { readonly kind: 'opened'; readonly keuzehulp: KeuzehulpState }
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
  keuzehulp: KeuzehulpState,
  action: KeuzehulpAction,
  data: RecommendationData,
): KeuzehulpTransition {
  if (action.kind === 'restarted') return toStart(keuzehulp);
  switch (keuzehulp.kind) {
    case 'start':
      return afterStart(keuzehulp, action, data);
    case 'questionnaire':
      return afterQuestion(keuzehulp, action, data);
    case 'loading':
      return afterLoading(keuzehulp, action);
    case 'suggestions':
      return afterSuggestions(keuzehulp, action);
  }
}

function afterStart(
  start: State<'start'>,
  action: KeuzehulpAction,
  data: RecommendationData,
): KeuzehulpTransition {
  const tree = findTree(data, start.draw);
  if (action.kind !== 'started' || tree === undefined) return unchanged(start);
  return unchanged({ kind: 'questionnaire', draw: start.draw, path: createInitialSelectionPath(tree) });
}

function afterQuestion(
  questionnaire: State<'questionnaire'>,
  action: KeuzehulpAction,
  data: RecommendationData,
): KeuzehulpTransition {
  if (action.kind === 'answered') return unchanged(afterAnswer(questionnaire, action, data));
  if (action.kind === 'movedOn') return afterContinue(questionnaire, data);
  if (action.kind !== 'wentBack') return unchanged(questionnaire);
  const path = stepBack(questionnaire.path);
  return path ? unchanged({ ...questionnaire, path }) : toStart(questionnaire);
}

function afterAnswer(
  questionnaire: State<'questionnaire'>,
  { answer }: ActionOf<'answered'>,
  data: RecommendationData,
): KeuzehulpState {
  const tree = findTree(data, questionnaire.draw);
  const multiple = findQuestionByTag(data, getCurrentStep(questionnaire.path).question)?.multiple === true;
  return tree
    ? { ...questionnaire, path: chooseAnswer(tree, questionnaire.path, answer, multiple) }
    : questionnaire;
}

function afterContinue(questionnaire: State<'questionnaire'>, data: RecommendationData): KeuzehulpTransition {
  const { draw, path } = questionnaire;
  const tree = findTree(data, draw);
  const next = tree ? continueToNextQuestion(tree, path) : ({ kind: 'stay' } as const);
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

function afterLoading(loading: State<'loading'>, action: KeuzehulpAction): KeuzehulpTransition {
  const { draw, path } = loading;
  if (action.kind === 'wentBack') return unchanged({ kind: 'questionnaire', draw, path });
  if (action.kind === 'failed' && isForPath(path, action)) {
    return unchanged({ kind: 'start', draw, notice: { kind: 'failed', retryPath: path } });
  }
  if (action.kind !== 'recommended' || !isForPath(path, action)) return unchanged(loading);
  const { lookup, key } = action;
  return {
    keuzehulp: {
      kind: 'suggestions',
      draw,
      path,
      lookup,
      score: { kind: 'saving' },
      mail: { kind: 'idle' },
    },
    effects: [{ kind: 'saveScore', key, body: toAnswersByQuestion(path) }],
  };
}

/** After the suggestions: a failed lookup can be retried for the same scores; the score is saved already. */
function afterSuggestions(shown: State<'suggestions'>, action: KeuzehulpAction): KeuzehulpTransition {
  const { draw, path, lookup } = shown;
  if (action.kind === 'wentBack') return unchanged({ kind: 'questionnaire', draw, path });
  if (action.kind === 'lookupAsked' && lookup.kind === 'failed') {
    const { scores } = lookup;
    return {
      keuzehulp: { ...shown, lookup: { kind: 'asking', scores } },
      effects: [{ kind: 'request' }],
    };
  }
  if (action.kind === 'lookedUp' && lookup.kind === 'asking' && isForPath(path, action)) {
    return unchanged({ ...shown, lookup: action.lookup });
  }
  return reduceUserScore(shown, action);
}

function isForPath(path: SelectionPath, { key }: { readonly key: string }): boolean {
  return key === serializeSelectionPath(path);
}

function toStart({ draw }: KeuzehulpState): KeuzehulpTransition {
  return unchanged({ kind: 'start', draw, notice: null });
}

function unchanged(keuzehulp: KeuzehulpState): KeuzehulpTransition {
  return { keuzehulp, effects: [] };
}
