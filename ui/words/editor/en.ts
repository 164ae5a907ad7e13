import type { EditorWords } from '#ui/words/editor/nl.ts';

/** The English words of the editors’ tools. */
export const en: EditorWords = {};
