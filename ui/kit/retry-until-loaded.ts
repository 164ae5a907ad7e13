import { secondMs } from '#domain/time/instant.ts';

/** Milliseconds before what failed to load is requested again. */
const retryPauseMs = 5 * secondMs;

/** Calls `load` until it succeeds, with pauses, and then `onLoaded`. Returns the function that ends this. */
export function retryUntilLoaded(load: () => Promise<unknown>, onLoaded: () => void): () => void {
  let isEnded = false;
  let retry: ReturnType<typeof setTimeout> | undefined;
  const attempt = (): void => {
    load().then(
      () => isEnded || onLoaded(),
      () => {
        if (!isEnded) retry = setTimeout(attempt, retryPauseMs);
      },
    );
  };
  attempt();
  return () => {
    isEnded = true;
    clearTimeout(retry);
  };
}
