import { useLocation } from 'react-router-dom';
import { toFavouritesUser } from '#domain/session/session.ts';
import type { TrackingEvent } from '#domain/tracking/tracking-event.ts';
import { BridgePort } from '#ports/bridge.port.ts';
import { Clock } from '#ports/clock.port.ts';
import { Connectivity } from '#ports/connectivity.port.ts';
import { Logger } from '#ports/logger.port.ts';
import { Navigator } from '#ports/navigator.port.ts';
import { Random } from '#ports/random.port.ts';
import { SearchPort } from '#ports/search.port.ts';
import { StoragePort } from '#ports/storage.port.ts';
import type { World } from '#src/di/world.ts';
import type { PageOf } from '#src/templates/template.ts';
import { useSiteContext } from '#ui/kit/site-context.tsx';
import { useCallOnMountAndChange } from '#ui/kit/use-call-on-mount-and-change.ts';
import { useReceiveData } from '#ui/kit/use-receive-data.ts';
import { useStartedViewModel } from '#ui/kit/use-started-view-model.ts';
import { useSession, useTrackingCaller } from '#ui/kit/visitor-context.tsx';
import { KeuzehulpViewModel } from '#ui/screens/recommendation/keuzehulp.view-model.ts';
import type { KeuzehulpRunInput } from '#ui/screens/recommendation/keuzehulp-run-input.ts';
import { RecommendationService } from '#ui/stores/recommendation.service.ts';

interface RecommendationRunProps {
  readonly page: PageOf<'recommendation'>;
  readonly world: World;
  readonly onArrival: (viewModel: KeuzehulpViewModel) => void;
}

/** Creates the view model of a run, and passes it the address, user and answers. */
export function RecommendationRun({ page, world, onArrival }: RecommendationRunProps) {
  const { locale } = useSiteContext();
  const { pathname, search, hash } = useLocation();
  const { status, session } = useSession();
  const tracking = useTrackingCaller();
  const track = (event: TrackingEvent) => tracking((services) => services.track(event));
  const viewModel = useStartedViewModel(() =>
    createViewModel(world, { data: page.recommendation, locale, path: `${pathname}${search}`, track }),
  );
  useReceiveData(viewModel, hash);
  useCallOnMountAndChange(viewModel.setUser, status === 'pending' ? undefined : toFavouritesUser(session));
  useCallOnMountAndChange(onArrival, viewModel);
  return null;
}

function createViewModel(world: World, input: KeuzehulpRunInput): KeuzehulpViewModel {
  const storage = world.get(StoragePort);
  const service = new RecommendationService(
    world.get(BridgePort),
    world.get(SearchPort),
    world.get(Connectivity),
    storage,
    world.get(Clock),
  );
  return new KeuzehulpViewModel(
    service,
    storage,
    world.get(Random),
    world.get(Navigator),
    world.get(Logger),
    input,
  );
}
