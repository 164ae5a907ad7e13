import type { Picture } from '#domain/media/image.ts';

/** The questions of the keuzehulp and where each answer leads (wire contract F). Texts are per locale, because tracking always uses English (TRACK-6). */
export interface RecommendationData {
  readonly trees: readonly QuestionTree[];
  readonly questions: readonly Question[];
  readonly answers: readonly Answer[];
}

export interface QuestionTree {
  readonly id: string;
  readonly root: QuestionNode;
  /** All nodes below the root, each once: many answers lead to the same questions. A node comes after the nodes below it. */
  readonly nodes: readonly QuestionNode[];
}

export interface QuestionNode {
  readonly question: string;
  /** The allowed answers, in display order. */
  readonly answers: readonly string[];
  /** Answer tag to the index of the next node in the tree's `nodes`; a missing or null child is a leaf. */
  readonly children: Readonly<Record<string, number | null>>;
}

/** A node as the editors' tree contains it: each answer with its own copy of the next node. */
export interface NestedQuestionNode {
  readonly question: string;
  readonly answers: readonly string[];
  readonly children: Readonly<Record<string, NestedQuestionNode | null>>;
}

/** A text in Dutch and, if available, in English; a missing English text falls back to the Dutch (KEUZE-9). */
export interface BilingualText {
  readonly nl: string;
  readonly en?: string;
}

/** The sound of a question or an answer. */
export interface QuestionSound {
  readonly url: string;
  /** What it is, such as composer and work. */
  readonly title?: BilingualText;
  /** In seconds, so that it is known before playback. */
  readonly duration?: number;
}

export interface Question {
  readonly tag: string;
  readonly content: BilingualText;
  readonly description?: BilingualText;
  readonly sound?: QuestionSound;
  readonly multiple: boolean;
}

export interface Answer {
  readonly tag: string;
  readonly answer: BilingualText;
  readonly description?: BilingualText;
  readonly sound?: QuestionSound;
  readonly image?: Picture;
}
