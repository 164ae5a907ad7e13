import { useState } from 'react';
import { useSite } from '#ui/kit/site.tsx';
import { useIsHydrated } from '#ui/kit/use-is-hydrated.ts';

/**
 * The message for data that could not be loaded because the visitor is offline; it stays until the data changes. Null if the
 * browser was online, and on the server.
 */
export function useOfflineMessage(answer: unknown): { readonly title: string; readonly text: string } | null {
  const { t } = useSite();
  const isHydrated = useIsHydrated();
  const [snapshot, setSnapshot] = useState({ answer, isOffline: isOffline() });
  if (snapshot.answer !== answer) setSnapshot({ answer, isOffline: isOffline() });
  return isHydrated && snapshot.isOffline ? { title: t('offline.title'), text: t('offline.text') } : null;
}

function isOffline(): boolean {
  return globalThis.navigator?.onLine === false;
}
