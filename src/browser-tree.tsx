import { type createBrowserRouter, RouterProvider } from 'react-router-dom';
import { Logger } from '#ports/logger.port.ts';
import { type Runtime, RuntimeProvider } from '#src/routes/runtime-context.tsx';
import { HydrationSignal } from '#ui/kit/hydration-signal.tsx';
import { type VisitorLayer, VisitorProvider } from '#ui/kit/visitor-context.tsx';

interface BrowserTreeProps {
  readonly runtime: Runtime;
  readonly router: ReturnType<typeof createBrowserRouter>;
  readonly visitor: VisitorLayer;
}

/** The site as a browser renders it, and what only a browser has. As many children as on the server: React counts them to make ids. */
export function BrowserTree({ runtime, router, visitor }: BrowserTreeProps) {
  return (
    <RuntimeProvider value={runtime}>
      <VisitorProvider value={visitor}>
        <RouterProvider
          router={router}
          onError={(cause) => runtime.world.get(Logger).error('site.render-failed', {}, cause)}
        />
      </VisitorProvider>
      <HydrationSignal />
    </RuntimeProvider>
  );
}
