import type { FrameHostWindow } from '#adapters/tix-frame/hidden-frame.ts';
import { TixFrame } from '#adapters/tix-frame/tix-frame.adapter.ts';
import { createTixFrameSite } from '#adapters/tix-frame/tix-frame.site.ts';
import { createInstant } from '#domain/time/instant.ts';
import type { TixSessionEvent, TixPort } from '#ports/tix.port.ts';

/** What the page offers to the test that opened it. */
export interface BareTicketing {
  readonly tix: TixPort;
  readonly news: TixSessionEvent[];
}

export interface BareDependencies {
  readonly tix: string;
  readonly education: string;
  /** How many milliseconds of the adapter's timeouts pass per millisecond of the browser. */
  readonly haste: number;
}

const browser: Window = window;

/** Sets up the adapter in the page that loads this script, with the browser's own window. */
function start({ tix: tixUrl, education, haste }: BareDependencies): BareTicketing {
  const news: TixSessionEvent[] = [];
  let calls = 0;
  const log = () => {};
  const urls = { tix: tixUrl, education };
  const tix = new TixFrame({
    urls,
    site: createTixFrameSite(urls, 'tix'),
    window: browser as FrameHostWindow & Window,
    timer: {
      after: (milliseconds, act) => {
        const timer = setTimeout(act, milliseconds / haste);
        return () => clearTimeout(timer);
      },
    },
    clock: { now: () => createInstant(Math.floor(performance.now())) },
    logger: { info: log, warn: log, error: log },
    newId: () => `call-${(calls += 1)}`,
  });
  tix.listen((event) => news.push(event));
  return { tix, news };
}

Object.assign(globalThis, { startTicketing: start });
