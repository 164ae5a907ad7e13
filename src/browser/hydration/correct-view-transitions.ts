import type { createBrowserRouter, RouterSubscriber } from 'react-router-dom';

type Router = Pick<ReturnType<typeof createBrowserRouter>, 'subscribe' | 'state'>;

/**
 * Corrects two faults of the router's view transitions, where the browser has them:
 * - The router awaits only the end of a transition. If a visitor navigates back immediately, the browser skips the transition and rejects
 *   `ready`; that rejection is handled here, because only the animation is lost. A page that cannot be shown rejects the other promises.
 * - The router renders the state with which a transition was requested when the browser calls it back, over any newer state rendered
 *   by then. Until that call, newer states are therefore announced as states of the transition, which the router renders after it;
 *   and in that call, the newest state is announced after the one that the router renders.
 *
 * Call it before the router is rendered.
 */
export function correctViewTransitions(router: Router, page: Document): void {
  if (!('startViewTransition' in page)) return;
  const requested: { options?: Parameters<RouterSubscriber>[1]['viewTransitionOpts'] } = {};
  const listeners = new Set<RouterSubscriber>();
  const announceNewest = () => {
    for (const listener of listeners)
      listener(router.state, { deletedFetchers: [], newErrors: null, flushSync: false });
  };

  const start = page.startViewTransition.bind(page);
  page.startViewTransition = (update) => {
    const transition = start(async () => {
      requested.options = undefined;
      const updated = typeof update === 'function' ? update() : update?.update?.();
      announceNewest();
      await updated;
    });
    transition.ready.catch(() => {});
    return transition;
  };

  const subscribe = router.subscribe.bind(router);
  router.subscribe = (listener) => {
    listeners.add(listener);
    const unsubscribe = subscribe((state, change) => {
      requested.options = change.viewTransitionOpts ?? requested.options;
      const { options } = requested;
      listener(state, options ? { ...change, viewTransitionOpts: options } : change);
    });
    return () => {
      listeners.delete(listener);
      unsubscribe();
    };
  };
}
