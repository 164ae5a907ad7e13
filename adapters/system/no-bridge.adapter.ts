import type { FavouritesList } from '#domain/favourites/favourites-state.ts';
import type { Experiments } from '#domain/tracking/experiments.ts';
import type { BridgePort } from '#ports/bridge.port.ts';

/**
 * A site without a Bridge: it sends nothing. No visitor has favourites or takes part in an experiment; what cannot be done without a
 * Bridge, such as recommending concerts, fails.
 */
export class NoBridge implements BridgePort {
  async favourites(): Promise<FavouritesList> {
    return { ids: [], uris: [] };
  }

  async experiments(): Promise<Experiments> {
    return {};
  }

  readonly saveFavourites = fail;
  readonly customerId = fail;
  readonly recommendations = fail;
  readonly saveScore = fail;
  readonly updateScore = fail;
}

function fail(): Promise<never> {
  return Promise.reject(new Error('This site has no Bridge'));
}
