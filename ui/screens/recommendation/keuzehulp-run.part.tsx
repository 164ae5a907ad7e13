import { observer } from 'mobx-react-lite';
import { useLocation } from 'react-router-dom';
import type { PageOf } from '#domain/page/page.ts';
import { toIdentifiedVisitor } from '#domain/session/session.ts';
import type { TrackingEvent } from '#domain/tracking/tracking-event.ts';
import { useSite } from '#ui/kit/site.tsx';
import { useCallOnMountAndChange } from '#ui/kit/use-call-on-mount-and-change.ts';
import { usePassDataToViewModel } from '#ui/kit/use-pass-data-to-view-model.ts';
import { useViewModel } from '#ui/kit/use-view-model.ts';
import { useSession, useTrackingCaller } from '#ui/kit/visitor.tsx';
import { KeuzehulpLoadingView } from '#ui/screens/recommendation/keuzehulp-loading-view.tsx';
import { KeuzehulpQuestionView } from '#ui/screens/recommendation/keuzehulp-question-view.tsx';
import {
  keuzehulpBinding,
  type KeuzehulpViewModel,
} from '#ui/screens/recommendation/keuzehulp.view-model.ts';
import { SuggestionsView } from '#ui/screens/recommendation/suggestions-view.tsx';

interface KeuzehulpRunProps {
  readonly page: PageOf<'recommendation'>;
  readonly onArrival: (viewModel: KeuzehulpViewModel) => void;
}

/** A run: a question, loading, or the suggestions; nothing at the start (KEUZE-1). Passes address and user to its view model. */
export const KeuzehulpRun = observer(function KeuzehulpRun({ page, onArrival }: KeuzehulpRunProps) {
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
  switch (viewModel.keuzehulp?.kind) {
    case 'questionnaire':
      return <KeuzehulpQuestionView viewModel={viewModel} />;
    case 'loading':
      return <KeuzehulpLoadingView viewModel={viewModel} />;
    case 'suggestions':
      return <SuggestionsView viewModel={viewModel} />;
    default:
      return null;
  }
});
