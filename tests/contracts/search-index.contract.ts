import type { Hall } from '#adapters/shared/hall.ts';
import { calendarIndexContract } from './calendar-index.ts';
import type { GivenIndex } from './given-index.ts';
import { overviewIndexContract } from './overview-index.ts';
import { priceAndFacilityIndexContract } from './price-and-facility-index.ts';
import { indexParams } from './query-params.ts';
import { eachQueryContract } from './query.contract.ts';
import { siteIndexContract } from './site-index.ts';

/** What every SearchIndexPort promises. */
export function searchIndexContract(name: string, given: (hall: Hall) => Promise<GivenIndex>): void {
  calendarIndexContract(name, given);
  priceAndFacilityIndexContract(name, given);
  overviewIndexContract(name, given);
  siteIndexContract(name, given);
  eachQueryContract(name, indexParams, async (hall) => {
    const { index, close } = await given(hall);
    return { port: index, close };
  });
}
