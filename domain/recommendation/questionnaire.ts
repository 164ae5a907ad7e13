import type { Picture } from '#domain/media/image.ts';

/** The questions of the keuzehulp and where each answer leads (wire contract F). Texts are per locale, because tracking always uses English (TRACK-6). */
export interface RecommendationData {
  readonly trees: readonly Tree[];
  readonly questions: readonly Question[];
  readonly answers: readonly Answer[];
}

export interface Tree {
  readonly id: string;
  readonly root: TreeNode;
}

export interface TreeNode {
  readonly question: string;
  /** The allowed answers, in display order. */
  readonly answers: readonly string[];
  /** Answer tag to next node; a missing or null child is a leaf. */
  readonly children: Readonly<Record<string, TreeNode | null>>;
}

/** A text in Dutch and, if available, in English; a missing English text falls back to the Dutch (KEUZE-9). */
export interface LocalText {
  readonly nl: string;
  readonly en?: string;
}

export interface Question {
  readonly tag: string;
  readonly content: LocalText;
  readonly description?: LocalText;
  /** Present if the question has a sound. */
  readonly soundUrl?: string;
  readonly multiple: boolean;
}

export interface Answer {
  readonly tag: string;
  readonly answer: LocalText;
  readonly description?: LocalText;
  readonly soundUrl?: string;
  readonly image?: Picture;
}
