import { ContainerModule } from 'inversify';
import { Navigator } from '#ports/navigator.port.ts';
import { SearchPort } from '#ports/search.port.ts';
import { Timer } from '#ports/timer.port.ts';
import { type Token, token } from '#ports/token.ts';
import { provide } from '#src/di/provide.ts';
import type { EventOverviewData } from '#ui/screens/event-overview/event-overview.data.ts';
import { EventOverviewViewModel } from '#ui/screens/event-overview/event-overview.view-model.ts';

export const EventOverviewFactory: Token<(data: EventOverviewData) => EventOverviewViewModel> =
  token('EventOverviewFactory');

/** The view models, each made anew for every screen that opens. */
export const screensModule = new ContainerModule((bind) => {
  provide(
    bind,
    EventOverviewFactory,
    (navigator: Navigator, search: SearchPort, timer: Timer) => (data: EventOverviewData) =>
      new EventOverviewViewModel(navigator, search, timer, data),
    [Navigator, SearchPort, Timer],
  );
});
