import { useLocation } from 'react-router-dom';
import type { PageOf } from '#domain/page/page.ts';
import { toIdentifiedVisitor } from '#domain/session/session.ts';
import type { TrackingEvent } from '#domain/tracking/tracking-event.ts';
import { useSite } from '#ui/kit/site.tsx';
import { useCallOnMountAndChange } from '#ui/kit/use-call-on-mount-and-change.ts';
import { usePassDataToViewModel } from '#ui/kit/use-pass-data-to-view-model.ts';
import { useViewModel } from '#ui/kit/use-view-model.ts';
import { useSession, useTrackingCaller } from '#ui/kit/visitor.tsx';
import { keuzehulpBinding } from '#ui/screens/recommendation/keuzehulp.binding.ts';
import type { KeuzehulpViewModel } from '#ui/screens/recommendation/keuzehulp.view-model.ts';

interface KeuzehulpRunControllerProps {
  readonly page: PageOf<'recommendation'>;
  readonly onArrival: (viewModel: KeuzehulpViewModel) => void;
}

/** Creates the view model of a run, and passes it the address, user and answers. */
export function KeuzehulpRunController({ page, onArrival }: KeuzehulpRunControllerProps) {
  const { locale } = useSite();
  const { pathname, search, hash } = useLocation();
  const { status, session } = useSession();
  const tracking = useTrackingCaller();
  const track = (event: TrackingEvent) => tracking((services) => services.track(event));
  const viewModel = useViewModel(keuzehulpBinding, (create) =>
    create({ data: page.recommendation, locale, path: `${pathname}${search}`, track }),
  );
  usePassDataToViewModel(viewModel, hash);
  useCallOnMountAndChange(viewModel.setUser, status === 'pending' ? undefined : toIdentifiedVisitor(session));
  useCallOnMountAndChange(onArrival, viewModel);
  return null;
}
