import { useState } from 'react';
import { eventPageVersion, type PageVersion } from '#domain/tracking/experiments.ts';
import { useIsHydrated } from '#ui/kit/use-is-hydrated.ts';
import { useTrackingState } from '#ui/kit/visitor-context.tsx';

/**
 * Which version of a concert's page is drawn (TPL-9). It is decided when the page is drawn first and stays: what is drawn is
 * never swapped, so the page that came as a document is the first version.
 */
export function useEventVersion(): PageVersion {
  const { experiments, consent } = useTrackingState();
  const arrival = useIsHydrated() ? 'navigation' : 'document';
  const [drawn] = useState(() => eventPageVersion(experiments, consent, arrival));
  return drawn;
}
