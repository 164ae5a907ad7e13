import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { aSite } from '#tests/ui/render-element.tsx';
import { SiteProvider } from '#ui/kit/site.tsx';
import { NavigationProgressBar } from '#ui/layout/navigation-progress-bar.tsx';
import nl from '#ui/words/site.nl.json';

/** The bar's phase and the text of its live region, on a page that has failed or not, while another page loads or not. */
function renderBar({ hasFailed = false, isNavigating = false }) {
  const element = (
    <SiteProvider value={aSite()}>
      <NavigationProgressBar hasFailed={hasFailed} />
    </SiteProvider>
  );
  const router = createMemoryRouter([
    { path: '/', element },
    { path: '/concerten', element, loader: () => new Promise(() => {}) },
  ]);
  if (isNavigating) void router.navigate('/concerten');
  const html = renderToStaticMarkup(<RouterProvider router={router} />);
  router.dispose();
  const [, phase] = /data-phase="(\w+)" aria-hidden="true"/.exec(html) ?? [];
  const [, status] = /role="status">([^<]*)</.exec(html) ?? [];
  return { phase, status };
}

describe('the progress of a navigation', () => {
  it('ROUTE-16 is shown and announced while a page loads, also after a failure', () => {
    const loading = { phase: 'loading', status: nl['progress.loading'] };
    expect(renderBar({ isNavigating: true })).toEqual(loading);
    expect(renderBar({ isNavigating: true, hasFailed: true })).toEqual(loading);
  });

  it('ROUTE-16 ERROR-2 is a failure, announced, on a page that could not be loaded', () => {
    expect(renderBar({ hasFailed: true })).toEqual({ phase: 'failed', status: nl['progress.failed'] });
  });

  it('ROUTE-16 is neither shown nor announced at rest', () => {
    expect(renderBar({})).toEqual({ phase: 'idle', status: '' });
  });
});
