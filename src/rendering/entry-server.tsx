import { setMaxListeners } from 'node:events';
import type { Container } from 'inversify';
import { enableStaticRendering } from 'mobx-react-lite';
import { renderToString } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  RouterContextProvider,
  type StaticHandlerContext,
  StaticRouterProvider,
} from 'react-router-dom';
import { memoize } from '#domain/memoize.ts';
import { recordResults } from '#domain/recorded-results.ts';
import type { Instant } from '#domain/time/instant.ts';
import { findPageFacts, type PageFacts } from '#domain/tracking/page-facts.ts';
import { Logger } from '#ports/logger.port.ts';
import { Settings } from '#ports/settings.port.ts';
import { containerContext, momentContext } from '#src/loaders/create-page-visit.ts';
import { toPageFacts } from '#src/page-result.ts';
import type { HydrationState } from '#src/rendering/hydration-state.ts';
import { RouteFailure, type RouteFailureDetails } from '#src/route-failure.ts';
import { createRoutes, findPageResult, siteRouteId } from '#src/routes/routes.tsx';
import { RouteRuntimeProvider } from '#src/routes/runtime-context.tsx';
import { HydrationSignal } from '#ui/kit/hydration-signal.tsx';

enableStaticRendering(true);

const findHandler = memoize((withDebug: boolean) => createStaticHandler(createRoutes({ withDebug })));

export type RenderResult =
  | {
      readonly kind: 'document';
      readonly status: number;
      readonly html: string;
      readonly facts: PageFacts;
      readonly state: HydrationState;
    }
  | { readonly kind: 'redirect'; readonly status: number; readonly to: string };

interface RenderOptions {
  /** The moment for which all of the page is rendered; by default each loader reads the clock. */
  readonly now?: Instant;
  /** Awaited before each step of rendering that blocks the main thread for some milliseconds. */
  readonly waitForTurn?: () => Promise<void>;
  /** Other routes than the site's. */
  readonly handler?: ReturnType<typeof findHandler>;
}

/** Renders an address. The result depends on the URL only, never on a visitor. Rejects on unexpected errors. */
export async function render(
  url: URL,
  world: Container,
  signal: AbortSignal,
  { now, waitForTurn, handler }: RenderOptions = {},
): Promise<RenderResult> {
  const { query, dataRoutes } = handler ?? findHandler(world.get(Settings).debugRoutes);
  const requestContext = new RouterContextProvider();
  requestContext.set(containerContext, world);
  if (now !== undefined) requestContext.set(momentContext, now);
  const request = new Request(url, { signal });
  // All requests of the page share the signal.
  setMaxListeners(0, request.signal);
  const context = await query(request, { requestContext });
  if (context instanceof Response) {
    return { kind: 'redirect', status: context.status, to: context.headers.get('Location') ?? '/' };
  }
  await waitForTurn?.();
  const answer = findPageResult(context.loaderData);
  const facts = answer ? toPageFacts(answer) : findPageFacts(null, null);
  const refusal = findRefusal(context);
  if (refusal) logRefusal(refusal, url, world.get(Logger));
  await waitForTurn?.();
  const [html, recorded] = recordResults(() =>
    renderToString(
      <RouteRuntimeProvider value={{ world }}>
        <StaticRouterProvider
          router={createStaticRouter(dataRoutes, context)}
          context={context}
          hydrate={false}
        />
        {/* Has no effect on the server; rendered as in the browser, because `useId` depends on the number of siblings. */}
        <HydrationSignal />
      </RouteRuntimeProvider>,
    ),
  );
  return {
    kind: 'document',
    status: refusal?.statusCode ?? answer?.status ?? 200,
    html,
    facts,
    state: {
      loaderData: context.loaderData,
      recorded,
      ...(refusal ? { errors: { [siteRouteId]: refusal } } : {}),
    },
  };
}

/** Logs a refusal: as info if the address was wrong, else as an error. */
function logRefusal(refusal: RouteFailureDetails, { pathname }: URL, logger: Logger): void {
  const facts = { path: pathname, ...refusal };
  if (refusal.statusCode < 500) logger.info('route.rejected', facts);
  else logger.error('route.rejected', facts);
}

/** The refusal of a route, to be rendered as an error page. Throws any other error. */
function findRefusal({ errors, loaderData }: StaticHandlerContext): RouteFailureDetails | undefined {
  const failure = Object.values(errors ?? {})[0];
  if (failure === undefined) return undefined;
  if (!(failure instanceof RouteFailure) || !loaderData[siteRouteId]) throw failure;
  return { statusCode: failure.statusCode, message: failure.message };
}
