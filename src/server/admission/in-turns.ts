import type { Fetch } from '#src/di/cms.server.ts';
import type { Turns } from '#src/server/admission/turns.ts';

/**
 * Asks a system, and takes a turn on the main thread for its answer: what is read of it is parsed at once, and many answers
 * that arrive together would hold up every request that needs none of them.
 */
export function inTurns(fetch: Fetch, turns: Turns): Fetch {
  return async (url, options) => {
    const response = await fetch(url, options);
    await turns.take();
    return response;
  };
}
