import { createContext, useContext } from 'react';
import type { Page } from '#domain/page/page.ts';
import type { Ahead } from '#src/loaders/ahead.ts';
import type { PageAnswer } from '#src/loaders/page.loader.ts';

const AheadContext = createContext<Ahead<PageAnswer> | null>(null);

export const AheadProvider = AheadContext.Provider;

/** What a page would be drawn from at another address of it, where that has been fetched. */
export function useAhead(): (page: Page, address: string) => unknown {
  const ahead = useContext(AheadContext);
  return (page, address) => {
    const answer = ahead?.at(address);
    return answer?.kind === 'page' && answer.page.url === page.url ? answer.data : undefined;
  };
}
