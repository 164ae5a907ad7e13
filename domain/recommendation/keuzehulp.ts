import type { Draw } from '#domain/recommendation/draw.ts';
import type { Question, RecommendationData, Tree } from '#domain/recommendation/recommendation-data.ts';
import type { SelectionPath } from '#domain/recommendation/selection.ts';
import type { ConcertLookup } from '#domain/recommendation/suggestions.ts';
import { validTrees } from '#domain/recommendation/tree.ts';

/** What the score service gave for a saved score; both are needed to add an address to it (KEUZE-7). */
export interface UserScore {
  readonly id: number;
  readonly scoreHash: string;
}

type ScoreSaving =
  | { readonly kind: 'saving' }
  | { readonly kind: 'saved'; readonly score: UserScore }
  | { readonly kind: 'failed' };

/** How the mail block stands; `waiting` is for the score to be saved first. */
export type MailBlock =
  | { readonly kind: 'idle' }
  | { readonly kind: 'waiting'; readonly email: string }
  | { readonly kind: 'sending' }
  | { readonly kind: 'sent' }
  | { readonly kind: 'failed' };

/** The four states of the keuzehulp (KEUZE-1). All of it is plain, so that it survives a reload (KEUZE-8). */
export type Keuzehulp =
  /** `notice` is what went wrong before, for the visitor to see (KEUZE-4). */
  | { readonly kind: 'start'; readonly draw: Draw; readonly notice: KeuzehulpNotice | null }
  | { readonly kind: 'questionnaire'; readonly draw: Draw; readonly path: SelectionPath }
  | { readonly kind: 'loading'; readonly draw: Draw; readonly path: SelectionPath }
  | {
      readonly kind: 'suggestions';
      readonly draw: Draw;
      readonly path: SelectionPath;
      readonly lookup: ConcertLookup;
      readonly score: ScoreSaving;
      readonly mail: MailBlock;
    };

/** No suggestions came for these answers, which can be asked about once more. */
interface KeuzehulpNotice {
  readonly kind: 'failed';
  readonly path: SelectionPath;
}

/** `key` names the selection that was asked about, so that a late answer to another one changes nothing. */
export type KeuzehulpEvent =
  | { readonly kind: 'started' }
  | { readonly kind: 'answered'; readonly answer: string }
  | { readonly kind: 'movedOn' }
  | { readonly kind: 'wentBack' }
  | { readonly kind: 'restarted' }
  /** The Bridge answered, and the search was asked about the concerts. */
  | { readonly kind: 'recommended'; readonly key: string; readonly lookup: ConcertLookup }
  /** The visitor asks the search once more. */
  | { readonly kind: 'lookupAsked' }
  | { readonly kind: 'lookedUp'; readonly key: string; readonly lookup: ConcertLookup }
  | { readonly kind: 'failed'; readonly key: string }
  | { readonly kind: 'scoreSaved'; readonly key: string; readonly score: UserScore }
  | { readonly kind: 'scoreNotSaved'; readonly key: string }
  /** The mail block sends an address, already found to be one. */
  | { readonly kind: 'mailAsked'; readonly email: string }
  | { readonly kind: 'scoreUpdated' }
  | { readonly kind: 'scoreNotUpdated' };

/** What the recommender is asked, and what is saved: each question with its answer, several answers as a list. */
export type RequestBody = Readonly<Record<string, string | readonly string[]>>;

/** What is to be done about it; the answer to a save brings `key` back. */
export type KeuzehulpEffect =
  /** Request what the new state waits for: suggestions while it is loading, concerts while it is asking for them. */
  | { readonly kind: 'request' }
  | { readonly kind: 'saveScore'; readonly key: string; readonly body: RequestBody; readonly email?: string }
  | { readonly kind: 'updateScore'; readonly score: UserScore; readonly email: string };

export interface KeuzehulpStep {
  readonly keuzehulp: Keuzehulp;
  readonly effects: readonly KeuzehulpEffect[];
}

/** The tree a run walks through; undefined where the CMS has it no more. */
export function treeOf(data: RecommendationData, { treeId }: Draw): Tree | undefined {
  return validTrees(data).find(({ id }) => id === treeId);
}

/** The question of a tag; undefined where the editors have none. */
export function questionOf(data: RecommendationData, tag: string): Question | undefined {
  return data.questions.find((question) => question.tag === tag);
}
