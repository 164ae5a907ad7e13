import { BridgePort } from '#ports/bridge.port.ts';
import { Clock } from '#ports/clock.port.ts';
import { Connectivity } from '#ports/connectivity.port.ts';
import { Logger } from '#ports/logger.port.ts';
import { Navigator } from '#ports/navigator.port.ts';
import { Random } from '#ports/random.port.ts';
import { SearchPort } from '#ports/search.port.ts';
import { StoragePort } from '#ports/storage.port.ts';
import type { KeuzehulpRunInput } from '#ui/screens/recommendation/keuzehulp-run-input.ts';
import { KeuzehulpViewModel } from '#ui/screens/recommendation/keuzehulp.view-model.ts';
import { defineBinding } from '#ui/stores/binding.ts';
import { RecommendationService } from '#ui/stores/recommendation.service.ts';

/** A run of the keuzehulp. */
export const keuzehulpBinding = defineBinding(
  'KeuzehulpViewModel',
  [BridgePort, SearchPort, Connectivity, StoragePort, Clock, Random, Navigator, Logger],
  (bridge, search, connectivity, storage, clock, random, navigator, logger) => {
    const service = new RecommendationService(bridge, search, connectivity, storage, clock);
    return (input: KeuzehulpRunInput) =>
      new KeuzehulpViewModel(service, storage, random, navigator, logger, input);
  },
);
