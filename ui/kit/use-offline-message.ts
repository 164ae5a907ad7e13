import { useState } from 'react';
import { useIsHydrated } from '#ui/kit/use-is-hydrated.ts';
import { useTranslate } from '#ui/words/use-words.tsx';

interface OfflineWords {
  readonly title: string;
  readonly text: string;
}

/**
 * The message for data that could not be loaded because the visitor is offline; it stays until the data changes. Null if the
 * browser was online, and on the server.
 */
export function useOfflineMessage(answer: unknown): OfflineWords | null {
  const t = useTranslate();
  const isHydrated = useIsHydrated();
  const [snapshot, setSnapshot] = useState({ answer, isOffline: isOffline() });
  if (snapshot.answer !== answer) setSnapshot({ answer, isOffline: isOffline() });
  return isHydrated && snapshot.isOffline ? { title: t('offline.title'), text: t('offline.text') } : null;
}

function isOffline(): boolean {
  return globalThis.navigator?.onLine === false;
}
