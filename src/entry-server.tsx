import { enableStaticRendering } from 'mobx-react-lite';
import { renderToString } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  RouterContextProvider,
  StaticRouterProvider,
} from 'react-router-dom';
import { Settings } from '#ports/settings.port.ts';
import type { World } from '#src/di/world.ts';
import type { HydrationState } from '#src/hydration-state.ts';
import type { PageAnswer } from '#src/loaders/page.loader.ts';
import { containerContext } from '#src/loaders/visit.ts';
import { ContainerProvider } from '#src/routes/container-context.tsx';
import { pageRouteId, routes } from '#src/routes.tsx';
import { Awake } from '#ui/kit/awake.tsx';

enableStaticRendering(true);

const handlers = {
  plain: createStaticHandler(routes({ withDebug: false })),
  debug: createStaticHandler(routes({ withDebug: true })),
};

/** What an address comes to. */
export type Rendering =
  | {
      readonly kind: 'document';
      readonly status: number;
      readonly html: string;
      readonly state: HydrationState;
    }
  | { readonly kind: 'redirect'; readonly status: number; readonly to: string };

/** Draws one address for nobody in particular: nothing of the request but its URL goes in. Rejects on a bug. */
export async function render(url: URL, world: World, signal: AbortSignal): Promise<Rendering> {
  const { query, dataRoutes } = world.get(Settings).debugRoutes ? handlers.debug : handlers.plain;
  const requestContext = new RouterContextProvider();
  requestContext.set(containerContext, world);
  const context = await query(new Request(url, { signal }), { requestContext });
  if (context instanceof Response) {
    return { kind: 'redirect', status: context.status, to: context.headers.get('Location') ?? '/' };
  }
  const failure = Object.values(context.errors ?? {})[0];
  if (failure !== undefined) throw failure;
  const html = renderToString(
    <ContainerProvider value={world}>
      <StaticRouterProvider
        router={createStaticRouter(dataRoutes, context)}
        context={context}
        hydrate={false}
      />
      {/* Does nothing here; it stands beside the router as in the browser, because React counts places to make ids. */}
      <Awake />
    </ContainerProvider>,
  );
  const answer = context.loaderData[pageRouteId] as PageAnswer | undefined;
  return { kind: 'document', status: answer?.status ?? 200, html, state: { loaderData: context.loaderData } };
}
