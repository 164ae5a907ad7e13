/** What a crowd requests: `overload` expensive responses, `words` long addresses with invented words. */
export type Crowd = 'overload' | 'words';

/** Connections per kind of work; each sends a different request as soon as the previous one is answered. */
export const connectionsPerKind: Readonly<Record<Crowd, number>> = { overload: 30, words: 8 };
