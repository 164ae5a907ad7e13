import { createContext, useContext } from 'react';
import type { Ahead } from '#src/loaders/ahead.ts';
import type { PageAnswer } from '#src/templates/page-answer.ts';

const AheadContext = createContext<Ahead<PageAnswer> | null>(null);

export const AheadProvider = AheadContext.Provider;

/** What a visitor's browser has asked ahead; null on a server, which asks nothing ahead. */
export function useAhead(): Ahead<PageAnswer> | null {
  return useContext(AheadContext);
}
