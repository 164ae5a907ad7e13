import type { Question, RecommendationData, QuestionTree } from '#domain/page/questionnaire.ts';
import { filterValidTrees } from '#domain/recommendation/question-tree.ts';
import type { KeuzehulpRandomChoice } from '#domain/recommendation/random-choice.ts';
import type { AnswersByQuestion, SelectionPath } from '#domain/recommendation/selection-path.ts';
import type { SuggestionLookupState } from '#domain/recommendation/suggestions.ts';

/** The score service's id and hash of a saved score; both are needed to add an e-mail address (KEUZE-7). */
export interface UserScore {
  readonly id: number;
  readonly scoreHash: string;
}

type ScoreSaving =
  | { readonly kind: 'saving' }
  | { readonly kind: 'saved'; readonly score: UserScore }
  | { readonly kind: 'failed' };

/** The state of the mail block; `waiting`: until the score is saved. */
export type MailFormState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'waiting'; readonly email: string }
  | { readonly kind: 'sending' }
  | { readonly kind: 'sent' }
  | { readonly kind: 'failed' };

/** The four states of the keuzehulp (KEUZE-1). Plain data, so that it can be stored across reloads (KEUZE-8). */
export type KeuzehulpState =
  /** `notice`: a previous failure, shown to the visitor (KEUZE-4). */
  | { readonly kind: 'start'; readonly draw: KeuzehulpRandomChoice; readonly notice: KeuzehulpNotice | null }
  | { readonly kind: 'questionnaire'; readonly draw: KeuzehulpRandomChoice; readonly path: SelectionPath }
  | { readonly kind: 'loading'; readonly draw: KeuzehulpRandomChoice; readonly path: SelectionPath }
  | {
      readonly kind: 'suggestions';
      readonly draw: KeuzehulpRandomChoice;
      readonly path: SelectionPath;
      readonly lookup: SuggestionLookupState;
      readonly score: ScoreSaving;
      readonly mail: MailFormState;
    };

/** The suggestions failed to load. The run's path is cleared; the offer to retry has its own copy of the answers (KEUZE-4). */
interface KeuzehulpNotice {
  readonly kind: 'failed';
  readonly retryPath: SelectionPath;
}

/** `key` identifies the selection of a request, so that a late result for another selection is ignored. */
export type KeuzehulpAction =
  | { readonly kind: 'started' }
  | { readonly kind: 'answered'; readonly answer: string }
  | { readonly kind: 'movedOn' }
  | { readonly kind: 'wentBack' }
  | { readonly kind: 'restarted' }
  /** The Bridge returned scores, and the concerts were looked up in the search. */
  | { readonly kind: 'recommended'; readonly key: string; readonly lookup: SuggestionLookupState }
  /** The visitor retries the lookup. */
  | { readonly kind: 'lookupAsked' }
  | { readonly kind: 'lookedUp'; readonly key: string; readonly lookup: SuggestionLookupState }
  | { readonly kind: 'failed'; readonly key: string }
  | { readonly kind: 'scoreSaved'; readonly key: string; readonly score: UserScore }
  | { readonly kind: 'scoreNotSaved'; readonly key: string }
  /** The visitor submitted a valid e-mail address. */
  | { readonly kind: 'mailAsked'; readonly email: string }
  | { readonly kind: 'scoreUpdated' }
  | { readonly kind: 'scoreNotUpdated' };

/** The effects to run; the result of a save returns `key`. */
export type KeuzehulpEffect =
  /** Load what the new state waits for: suggestions in `loading`, concerts in a lookup. */
  | { readonly kind: 'request' }
  | {
      readonly kind: 'saveScore';
      readonly key: string;
      readonly body: AnswersByQuestion;
      readonly email?: string;
    }
  | { readonly kind: 'updateScore'; readonly score: UserScore; readonly email: string };

export interface KeuzehulpTransition {
  readonly keuzehulp: KeuzehulpState;
  readonly effects: readonly KeuzehulpEffect[];
}

/** The tree of a run; undefined if the CMS no longer has it. */
export function findTree(
  data: RecommendationData,
  { treeId }: Pick<KeuzehulpRandomChoice, 'treeId'>,
): QuestionTree | undefined {
  return filterValidTrees(data).find(({ id }) => id === treeId);
}

/** The question with a tag; undefined if it does not exist. */
export function findQuestionByTag(data: RecommendationData, tag: string): Question | undefined {
  return data.questions.find((question) => question.tag === tag);
}
