import { TixFrame } from '#adapters/tix-frame/tix-frame.adapter.ts';
import { createTixFrameSite } from '#adapters/tix-frame/tix-frame.site.ts';
import { parseVipCardNumber } from '#domain/form/vip-card.ts';
import type { TixEnvironment } from '#domain/session/tix-environment.ts';
import { createInstant } from '#domain/time/instant.ts';
import type { TixSessionEvent } from '#ports/tix.port.ts';
import { origins, TicketingInAFrame } from '#tests/adapters/tix-frame/ticketing-in-a-frame.ts';
import { ManualClock } from '#tests/support/manual-clock.ts';
import { ManualTimer } from '#tests/support/manual-timer.ts';
import { RecordingLogger } from '#tests/support/recording-logger.ts';
import { settled } from '#tests/support/settled.ts';

/** The adapter with a simulated window, its events and its log. */
export function staged(environment: TixEnvironment = 'tix', freePlaces = true) {
  const window = new TicketingInAFrame();
  const timer = new ManualTimer(new ManualClock(createInstant(1_800_000_000_000)));
  const logger = new RecordingLogger();
  let calls = 0;
  const newId = () => `call-${(calls += 1)}`;
  const site = createTixFrameSite(origins, environment, freePlaces);
  const tix = new TixFrame({ urls: origins, site, window, timer, clock: timer.clock, logger, newId });
  const news: TixSessionEvent[] = [];
  tix.listen((event) => news.push(event));
  return { tix, window, timer, logger, news };
}

/** A loaded frame that has sent its session, and sends nothing more by itself. */
export async function silent() {
  const stage = staged();
  stage.tix.load('nl');
  await settled();
  stage.window.isSilent = true;
  const source = stage.window.frame?.contentWindow;
  const deliver = (data: unknown) => stage.window.deliver({ origin: origins.tix, source, data });
  /** The verdict on a VIP card; its call is the second of the frame. */
  const checkCard = () => {
    const number = parseVipCardNumber('499010012024');
    return number && stage.tix.checkVipCard(number);
  };
  return { ...stage, source, origin: origins.tix, deliver, checkCard };
}
