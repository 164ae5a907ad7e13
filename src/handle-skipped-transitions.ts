/**
 * Handles the rejection of a view transition that does not run. The router starts transitions and waits for their end alone; a
 * visitor who goes back at once skips one, and the browser then rejects its `ready`. Only the motion is lost by that: a page
 * that cannot be shown rejects the transition's other promises, which stay as they are.
 */
export function handleSkippedTransitions(page: Document): void {
  if (!('startViewTransition' in page)) return;
  const start = page.startViewTransition.bind(page);
  page.startViewTransition = (...asked) => {
    const transition = start(...asked);
    transition.ready.catch(() => {});
    return transition;
  };
}
