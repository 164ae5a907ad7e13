import { type createBrowserRouter, RouterProvider } from 'react-router-dom';
import type { Connection } from '#domain/navigation/prefetch.ts';
import { Logger } from '#ports/logger.port.ts';
import type { World } from '#src/di/world.ts';
import type { Ahead } from '#src/loaders/ahead.ts';
import { prefetchBy } from '#src/prefetch-page.ts';
import { AheadProvider } from '#src/routes/ahead-context.ts';
import { ContainerProvider } from '#src/routes/container-context.tsx';
import type { PageAnswer } from '#src/templates/page-answer.ts';
import { Awake } from '#ui/kit/awake.tsx';
import { PrefetchProvider } from '#ui/kit/prefetch-context.tsx';
import { type VisitorLayer, VisitorProvider } from '#ui/kit/visitor-context.tsx';

interface BrowserTreeProps {
  readonly world: World;
  readonly router: ReturnType<typeof createBrowserRouter>;
  readonly visitor: VisitorLayer;
  readonly connection: Connection;
  readonly ahead: Ahead<PageAnswer>;
}

/** The site as a browser draws it, and what only a browser has. As many children as on the server: React counts them to make ids. */
export function BrowserTree({ world, router, visitor, connection, ahead }: BrowserTreeProps) {
  return (
    <ContainerProvider value={world}>
      <PrefetchProvider value={prefetchBy(world, connection, ahead)}>
        <AheadProvider value={ahead}>
          <VisitorProvider value={visitor}>
            <RouterProvider
              router={router}
              onError={(cause) => world.get(Logger).error('site.drawing-failed', {}, cause)}
            />
          </VisitorProvider>
        </AheadProvider>
      </PrefetchProvider>
      <Awake />
    </ContainerProvider>
  );
}
