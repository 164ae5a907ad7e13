import { OverloadedError } from '#adapters/http-server/admission/admission-control.ts';
import type { CanonicalPageAddress } from '#adapters/http-server/pages/page-address-parser.ts';
import { PageCache, type PageCacheLimits, type ServedPage } from '#adapters/http-server/pages/page-cache.ts';
import { computePageTtl, type RenderedPage } from '#adapters/http-server/pages/render-page.ts';
import { addMilliseconds, secondMs } from '#domain/time/instant.ts';
import { at } from '#tests/domain/time/at.ts';
import { ManualClock } from '#tests/support/manual-clock.ts';
import { ManualTimer } from '#tests/support/manual-timer.ts';

export const evening = at('2026-11-20T20:00:00+01:00');

/** The result of the next rendering, except its text. */
interface Outcome {
  readonly status?: number;
  readonly isIncomplete?: boolean;
  readonly changesAt?: RenderedPage['renderedAt'];
  readonly bytes?: number;
  readonly keys?: readonly string[];
}

/** A cache with a renderer that numbers its pages, and waits for the test if `isSlow`. */
export function aCache({ limits, isSlow = false }: { limits?: PageCacheLimits; isSlow?: boolean } = {}) {
  const clock = new ManualClock(evening);
  const state = { outcome: {} as Outcome, mayRender: true, waitsTooLong: false, rendered: 0 };
  const waiting: (() => void)[] = [];
  const render = async ({ path }: CanonicalPageAddress): Promise<RenderedPage> => {
    if (state.waitsTooLong) throw new OverloadedError('page', 2);
    state.rendered += 1;
    const [sheet, outcome] = [state.rendered, state.outcome];
    if (isSlow) await new Promise<void>((resolve) => waiting.push(resolve));
    return aRenderedPage(`${path} ${sheet}`, outcome, clock);
  };
  const cache = new PageCache({
    clock,
    timer: new ManualTimer(clock),
    render,
    findRefusal: () => (state.mayRender ? undefined : new OverloadedError('page', 2)),
    ...(limits && { limits }),
  });
  const request = (target = '/concerten'): Promise<ServedPage | OverloadedError> =>
    cache.getOrRender(target, addressOf(target)).catch(toOverloaded);
  const wait = (seconds: number) => clock.moveTo(addMilliseconds(clock.now(), seconds * secondMs));
  return { cache, request, wait, state, waiting, clock };
}

function aRenderedPage(text: string, outcome: Outcome, clock: ManualClock): RenderedPage {
  const { status = 200, isIncomplete = false, changesAt = null, bytes = 0, keys = [] } = outcome;
  const body = Buffer.concat([Buffer.from(text), Buffer.alloc(bytes)]);
  const renderedAt = clock.now();
  return {
    status,
    bodies: { br: body, gzip: body, identity: body },
    etag: `W/"${text}"`,
    renderedAt,
    ttl: computePageTtl({ renderedAt, status, answersExpire: null, changesAt, isIncomplete }),
    isIncomplete,
    cacheKeys: keys,
  };
}

function addressOf(target: string): CanonicalPageAddress {
  const [path = '', query = ''] = target.split('?');
  return { kind: 'page', path, query: query && `?${query}`, audience: 'public' };
}

function toOverloaded(cause: unknown): OverloadedError {
  if (cause instanceof OverloadedError) return cause;
  throw cause;
}

export function describeAnswer(answer: ServedPage | OverloadedError): string {
  if (answer instanceof OverloadedError) return 'overloaded';
  return `${answer.source}: ${answer.value.bodies.identity.toString().replaceAll('\u0000', '')}`;
}

/** Waits until a background rendering has ended. */
export async function settled(): Promise<void> {
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
}
