/**
 * Handles the rejected `ready` promise of a skipped view transition. The router awaits only the end of a transition. If a visitor
 * navigates back immediately, the browser skips the transition and rejects `ready`, and only the animation is lost. A page that cannot be
 * shown rejects the other promises of the transition, which are not handled here.
 */
export function handleSkippedTransitions(page: Document): void {
  if (!('startViewTransition' in page)) return;
  const start = page.startViewTransition.bind(page);
  page.startViewTransition = (...options) => {
    const transition = start(...options);
    transition.ready.catch(() => {});
    return transition;
  };
}
