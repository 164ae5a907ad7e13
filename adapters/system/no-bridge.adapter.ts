import type { FavouritesList } from '#domain/favourites/favourites-state.ts';
import type { UserScore } from '#domain/recommendation/keuzehulp-state.ts';
import type { ConcertScores } from '#domain/recommendation/suggestions.ts';
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

  saveFavourites(): Promise<FavouritesList> {
    return fail();
  }

  customerId(): Promise<string> {
    return fail();
  }

  recommendations(): Promise<ConcertScores> {
    return fail();
  }

  saveScore(): Promise<UserScore> {
    return fail();
  }

  updateScore(): Promise<void> {
    return fail();
  }
}

function fail(): Promise<never> {
  return Promise.reject(new Error('This site has no Bridge'));
}
