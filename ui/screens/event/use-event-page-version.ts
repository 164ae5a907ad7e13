import { useLayoutEffect, useState } from 'react';
import { type EventPageVersion, decideEventPageVersion } from '#domain/tracking/experiments.ts';
import { useIsHydrated } from '#ui/kit/use-is-hydrated.ts';
import { useConsentAndExperiments, useTrackingCaller } from '#ui/kit/visitor.tsx';

/**
 * Which version of a concert's page is rendered (TPL-9). It is decided at the first render of the page and never changes, so a
 * page that came as a document is the first version. It reports the version to tracking in a layout effect, which runs before the page view (TRACK-4).
 */
export function useEventPageVersion(): EventPageVersion {
  const { experiments, consent } = useConsentAndExperiments();
  const arrival = useIsHydrated() ? 'navigation' : 'document';
  const [version] = useState(() => decideEventPageVersion(experiments, consent, arrival));
  const tracking = useTrackingCaller();
  useLayoutEffect(() => tracking(({ setVersion }) => setVersion(version)), [tracking, version]);
  return version;
}
