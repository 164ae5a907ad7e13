import { useState } from 'react';
import { useIsHydrated } from '#ui/kit/use-is-hydrated.ts';
import { useWords } from '#ui/words/use-words.tsx';

interface OfflineWords {
  readonly title: string;
  readonly text: string;
}

/**
 * What to say of an answer that did not come while the visitor had no network: it stands until the next answer. Null where there
 * was one, as far as the browser knows, and on the server.
 */
export function useOfflineWords(answer: unknown): OfflineWords | null {
  const t = useWords();
  const isHydrated = useIsHydrated();
  const [told, setTold] = useState({ answer, isOffline: isOffline() });
  if (told.answer !== answer) setTold({ answer, isOffline: isOffline() });
  return isHydrated && told.isOffline ? { title: t('offline.title'), text: t('offline.text') } : null;
}

function isOffline(): boolean {
  return globalThis.navigator?.onLine === false;
}
