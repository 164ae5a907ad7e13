import { useCallback, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { favouritesUserOf } from '#domain/session/session.ts';
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
import { type PageOf, type TemplateProps, template } from '#src/templates/template.ts';
import { useSite } from '#ui/kit/site-context.tsx';
import { useLatestData } from '#ui/kit/use-latest-data.ts';
import { useReportValue } from '#ui/kit/use-report-value.ts';
import { useViewModel } from '#ui/kit/use-view-model.ts';
import { useSession, useTracking, useVisitorServices } from '#ui/kit/visitor-context.tsx';
import type { KeuzehulpGiven } from '#ui/screens/recommendation/recommendation.data.ts';
import { RecommendationScreen } from '#ui/screens/recommendation/recommendation.screen.tsx';
import { KeuzehulpViewModel } from '#ui/screens/recommendation/recommendation.view-model.ts';
import { RecommendationService } from '#ui/stores/recommendation.service.ts';

/** The keuzehulp (TPL-17). The server draws its start alone: what chance decides is decided in the browser (KEUZE-5). */
export const recommendation = template<'recommendation'>({
  load: async () => null,
  words: ['keuzehulp', 'forms'],
  View,
});

type Props = TemplateProps<PageOf<'recommendation'>, null>;

function View({ page }: Props) {
  const personal = usePersonalWorld();
  const callVisitor = useVisitorServices();
  const [viewModel, setViewModel] = useState<KeuzehulpViewModel | null>(null);
  const [isBeginning, setBeginning] = useState(false);
  const isWished = useRef(false);
  // What has arrived is known here before it is drawn, so that no press falls between the two.
  const run = useRef<KeuzehulpViewModel | null>(null);
  const begin = (): void => {
    if (run.current) return run.current.begin();
    isWished.current = true;
    setBeginning(true);
    // Nothing to call yet: the run begins when it arrives, and loading begins now.
    callVisitor(() => {});
  };
  const arrive = useCallback((loaded: KeuzehulpViewModel) => {
    run.current = loaded;
    setViewModel(loaded);
    setBeginning(false);
    if (isWished.current && loaded.keuzehulp?.kind === 'start') loaded.begin();
    isWished.current = false;
  }, []);
  return (
    <>
      {personal && <Run key={page.url} page={page} personal={personal} onArrival={arrive} />}
      <RecommendationScreen page={page} viewModel={viewModel} isBeginning={isBeginning} onBegin={begin} />
    </>
  );
}

interface RunProps {
  readonly page: PageOf<'recommendation'>;
  readonly personal: World;
  readonly onArrival: (viewModel: KeuzehulpViewModel) => void;
}

/** The life of a run: it begins when the visitor's own code is there, and follows the address. */
function Run({ page, personal, onArrival }: RunProps) {
  const { locale } = useSite();
  const { pathname, search, hash } = useLocation();
  const { status, session } = useSession();
  const tracking = useTracking();
  const track = (event: TrackingEvent) => tracking((services) => services.track(event));
  const viewModel = useViewModel(() =>
    runIn(personal, { data: page.recommendation, locale, path: `${pathname}${search}`, track }),
  );
  useLatestData(viewModel, hash);
  useReportValue(viewModel.setUser, status === 'pending' ? undefined : favouritesUserOf(session));
  useReportValue(onArrival, viewModel);
  return null;
}

function runIn(world: World, given: KeuzehulpGiven): KeuzehulpViewModel {
  const storage = world.get(StoragePort);
  const advice = new RecommendationService(
    world.get(BridgePort),
    world.get(SearchPort),
    world.get(Connectivity),
    storage,
    world.get(Clock),
  );
  return new KeuzehulpViewModel(
    advice,
    storage,
    world.get(Random),
    world.get(Navigator),
    world.get(Logger),
    given,
  );
}
