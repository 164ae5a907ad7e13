import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createMemoryRouter, type RouterSubscriber } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { correctViewTransitions } from '#src/browser/hydration/start-router.ts';
import { root } from '#tests/root.ts';

/** A document whose browser calls the update of a transition when `begin` is called. */
function aDocument() {
  const updates: (() => Promise<void>)[] = [];
  const rejectionHandlers: unknown[] = [];
  const startViewTransition = (update: () => Promise<void>) => {
    updates.push(update);
    return { ready: { catch: (handler: unknown) => rejectionHandlers.push(handler) } };
  };
  return {
    page: { startViewTransition } as unknown as Document,
    begin: () => updates.shift()?.(),
    rejectionHandlers,
  };
}

/** A router, and the options of the transition with which each of its states was announced. */
function aRouter(page: Document) {
  const router = createMemoryRouter([{ path: '*', element: null }]);
  correctViewTransitions(router, page);
  const announced: (string | undefined)[] = [];
  const listener: RouterSubscriber = ({ location }, { viewTransitionOpts }) => {
    announced.push(
      viewTransitionOpts && `${location.pathname} to ${viewTransitionOpts.nextLocation.pathname}`,
    );
  };
  router.subscribe(listener);
  return { router, announced };
}

describe('a change of page', () => {
  it('ROUTE-15 causes no error if the browser skips it, because the visitor goes back at once', async () => {
    const { page, begin, rejectionHandlers } = aDocument();
    correctViewTransitions(createMemoryRouter([{ path: '*', element: null }]), page);
    let hasRendered = false;
    page.startViewTransition(async () => {
      hasRendered = true;
    });
    expect(rejectionHandlers).toHaveLength(1);
    await begin();
    expect(hasRendered).toBe(true);
  });

  it('ROUTE-15 announces a newer page as one of the transition, until the browser renders it', async () => {
    const { page, begin } = aDocument();
    const { router, announced } = aRouter(page);
    await router.navigate('/concerten', { viewTransition: true });
    page.startViewTransition(async () => {});
    await router.navigate('/series');
    expect(announced.at(-1)).toBe('/series to /concerten');
    await begin();
    await router.navigate('/pers');
    expect(announced.at(-1)).toBeUndefined();
    router.dispose();
  });

  it('ROUTE-15 announces the newest page after the one that a transition renders', async () => {
    const { page, begin } = aDocument();
    const router = createMemoryRouter([{ path: '*', element: null }]);
    correctViewTransitions(router, page);
    const rendered: string[] = [];
    const unsubscribe = router.subscribe(() => rendered.push('of a listener that has left'));
    unsubscribe();
    router.subscribe(({ location }) => rendered.push(location.pathname));
    await router.navigate('/concerten');
    await router.navigate('/series');
    rendered.length = 0;
    page.startViewTransition(async () => {
      rendered.push('/concerten');
    });
    await begin();
    expect(rendered).toEqual(['/concerten', '/series']);
    router.dispose();
  });

  it('ROUTE-15 changes nothing in a browser without transitions', () => {
    const router = createMemoryRouter([{ path: '*', element: null }]);
    const { subscribe } = router;
    correctViewTransitions(router, {} as Document);
    expect(router.subscribe).toBe(subscribe);
  });

  it('ROUTE-15 shows the new page after the old one has left, and without motion if the visitor prefers that', () => {
    const sheet = readFileSync(join(root, 'ui/theme/motion.css'), 'utf8');
    const [motion = '', reduced = ''] = sheet.split('prefers-reduced-motion: reduce');
    const [, leavesAfterMs] =
      /view-transition-old\(root\) \{\s*animation: page-out (\d+)ms/.exec(motion) ?? [];
    const [, startsAtMs] =
      /view-transition-new\(root\) \{\s*animation: page-in \d+ms (\d+)ms/.exec(motion) ?? [];
    expect(Number(leavesAfterMs)).toBeGreaterThan(0);
    expect(Number(startsAtMs)).toBeGreaterThanOrEqual(Number(leavesAfterMs));
    expect(reduced).toMatch(/view-transition-new\(\*\) \{\s*animation: none !important/);
  });
});
