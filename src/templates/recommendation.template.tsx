import { useCallback, useRef, useState } from 'react';
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
import { usePersonalWorld } from '#src/routes/runtime-context.tsx';
import { defineTemplate, type PageOf, type TemplateProps } from '#src/templates/template.ts';
import { useSiteContext } from '#ui/kit/site-context.tsx';
import { useCallOnMountAndChange } from '#ui/kit/use-call-on-mount-and-change.ts';
import { useReceiveData } from '#ui/kit/use-receive-data.ts';
import { useStartedViewModel } from '#ui/kit/use-started-view-model.ts';
import { useSession, useTrackingCaller, useVisitorServicesCaller } from '#ui/kit/visitor-context.tsx';
import { KeuzehulpViewModel } from '#ui/screens/recommendation/keuzehulp.view-model.ts';
import type { KeuzehulpRunInput } from '#ui/screens/recommendation/keuzehulp-run-input.ts';
import { RecommendationScreen } from '#ui/screens/recommendation/recommendation.screen.tsx';
import { RecommendationService } from '#ui/stores/recommendation.service.ts';

/** The keuzehulp (TPL-17). The server renders only its start, because random choices are made in the browser (KEUZE-5). */
export const recommendation = defineTemplate<'recommendation'>({
  load: async () => null,
  words: ['keuzehulp', 'forms'],
  View,
});

type Props = TemplateProps<PageOf<'recommendation'>, null>;

function View({ page }: Props) {
  const personalWorld = usePersonalWorld();
  const callVisitor = useVisitorServicesCaller();
  const [viewModel, setViewModel] = useState<KeuzehulpViewModel | null>(null);
  const [isStarting, setStarting] = useState(false);
  const isStartPending = useRef(false);
  // A ref besides the state: a click between the arrival of the view model and its rendering must not be lost.
  const viewModelRef = useRef<KeuzehulpViewModel | null>(null);
  const start = (): void => {
    if (viewModelRef.current) return viewModelRef.current.startRun();
    isStartPending.current = true;
    setStarting(true);
    // Starts loading the visitor layer; the run begins when its view model arrives.
    callVisitor(() => {});
  };
  const receive = useCallback((loaded: KeuzehulpViewModel) => {
    viewModelRef.current = loaded;
    setViewModel(loaded);
    setStarting(false);
    if (isStartPending.current && loaded.keuzehulp?.kind === 'start') loaded.startRun();
    isStartPending.current = false;
  }, []);
  return (
    <>
      {personalWorld && <Run key={page.url} page={page} world={personalWorld} onArrival={receive} />}
      <RecommendationScreen page={page} viewModel={viewModel} isBeginning={isStarting} onStart={start} />
    </>
  );
}

interface KeuzehulpViewProps {
  readonly page: PageOf<'recommendation'>;
  readonly world: World;
  readonly onArrival: (viewModel: KeuzehulpViewModel) => void;
}

/** Creates the view model of a run once the personal ports are loaded, and passes it the address, user and answers. */
function Run({ page, world, onArrival }: KeuzehulpViewProps) {
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
