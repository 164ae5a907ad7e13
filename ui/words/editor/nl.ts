/** The Dutch words of the editors’ tools. */
export const nl = {} as const;

export type EditorWords = Readonly<Record<keyof typeof nl, string>>;
