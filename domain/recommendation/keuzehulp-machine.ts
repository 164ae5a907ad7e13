import type { RecommendationData } from '#domain/page/questionnaire.ts';
import {
  findQuestionByTag,
  findTree,
  type KeuzehulpState,
  type KeuzehulpAction,
  type KeuzehulpTransition,
  type UserScore,
} from '#domain/recommendation/keuzehulp-state.ts';
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

type State<Kind extends KeuzehulpState['kind']> = Extract<KeuzehulpState, { kind: Kind }>;
type Suggestions = State<'suggestions'>;
type ActionOf<Kind extends KeuzehulpAction['kind']> = Extract<KeuzehulpAction, { kind: Kind }>;

/** The error if no valid tree exists (KEUZE-1). */
const noTreeMessage =
  'Could not load recommendation tree. Ensure questions, answers, and tree data are available.';

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

/** The transitions of the keuzehulp (KEUZE-1 to KEUZE-4, KEUZE-7). Actions that do not apply to a state are ignored. */
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
function afterSuggestions(shown: Suggestions, action: KeuzehulpAction): KeuzehulpTransition {
  const { draw, path, lookup } = shown;
  if ('key' in action && !isForPath(path, action)) return unchanged(shown);
  if (action.kind === 'wentBack') return unchanged({ kind: 'questionnaire', draw, path });
  if (action.kind === 'lookupAsked' && lookup.kind === 'failed') {
    const { scores } = lookup;
    return { keuzehulp: { ...shown, lookup: { kind: 'asking', scores } }, effects: [{ kind: 'request' }] };
  }
  if (action.kind === 'lookedUp' && lookup.kind === 'asking') {
    return unchanged({ ...shown, lookup: action.lookup });
  }
  return afterScoreOrMail(shown, action);
}

/**
 * The saved score and the mail block beside the suggestions (KEUZE-7). The score is saved with the suggestions; an e-mail address is added
 * to it, or sent with a second save if the first failed.
 */
function afterScoreOrMail(shown: Suggestions, action: KeuzehulpAction): KeuzehulpTransition {
  const { kind: mail } = shown.mail;
  if (action.kind === 'scoreSaved') return afterSaved(shown, action.score);
  if (action.kind === 'scoreNotSaved') return afterNotSaved(shown);
  if (action.kind === 'mailAsked' && mail !== 'waiting' && mail !== 'sending') {
    return sendMail(shown, action.email);
  }
  if (mail === 'sending' && action.kind === 'scoreUpdated') {
    return unchanged({ ...shown, mail: { kind: 'sent' } });
  }
  return unchanged(
    mail === 'sending' && action.kind === 'scoreNotUpdated' ? { ...shown, mail: { kind: 'failed' } } : shown,
  );
}

function sendMail(shown: Suggestions, email: string): KeuzehulpTransition {
  switch (shown.score.kind) {
    case 'saving':
      return unchanged({ ...shown, mail: { kind: 'waiting', email } });
    case 'saved':
      return {
        keuzehulp: { ...shown, mail: { kind: 'sending' } },
        effects: [{ kind: 'updateScore', score: shown.score.score, email }],
      };
    case 'failed':
      return {
        keuzehulp: { ...shown, score: { kind: 'saving' }, mail: { kind: 'sending' } },
        effects: [
          {
            kind: 'saveScore',
            key: serializeSelectionPath(shown.path),
            body: toAnswersByQuestion(shown.path),
            email,
          },
        ],
      };
  }
}

/** After a save: a mail that was part of it is sent; a waiting mail is sent now. */
function afterSaved(shown: Suggestions, score: UserScore): KeuzehulpTransition {
  const saved: Suggestions = { ...shown, score: { kind: 'saved', score } };
  if (shown.mail.kind === 'waiting') return sendMail(saved, shown.mail.email);
  return unchanged(shown.mail.kind === 'sending' ? { ...saved, mail: { kind: 'sent' } } : saved);
}

function afterNotSaved(shown: Suggestions): KeuzehulpTransition {
  const unsaved: Suggestions = { ...shown, score: { kind: 'failed' } };
  if (shown.mail.kind === 'waiting') return sendMail(unsaved, shown.mail.email);
  return unchanged(shown.mail.kind === 'sending' ? { ...unsaved, mail: { kind: 'failed' } } : unsaved);
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
