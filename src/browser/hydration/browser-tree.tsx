import { type createBrowserRouter, RouterProvider } from 'react-router-dom';
import { Logger } from '#ports/logger.port.ts';
import { reportCaughtError } from '#src/browser/reports/report-caught-error.ts';
import { RouteFailure } from '#src/route-failure.ts';
import { type RouteRuntime, RouteRuntimeProvider } from '#src/routes/runtime-context.tsx';
import { HydrationSignal } from '#ui/kit/hydration-signal.tsx';

interface BrowserTreeProps {
  readonly runtime: RouteRuntime;
  readonly router: ReturnType<typeof createBrowserRouter>;
}

/** The root component in a browser. It must have as many children as on the server, because `useId` depends on their number. */
export function BrowserTree({ runtime, router }: BrowserTreeProps) {
  return (
    <RouteRuntimeProvider value={runtime}>
      <RouterProvider
        router={router}
        onError={(cause) => {
          runtime.world.get(Logger).error('site.render-failed', {}, cause);
          // A route that is refused is no bug.
          if (!(cause instanceof RouteFailure)) reportCaughtError(window, cause);
        }}
      />
      <HydrationSignal />
    </RouteRuntimeProvider>
  );
}
