import type { Hall } from '#adapters/shared/hall.ts';
import { calendarSearchContract } from './calendar-search.ts';
import type { GivenSearch } from './given-search.ts';
import { overviewSearchContract } from './overview-search.ts';
import { searchParams } from './query-params.ts';
import { eachQueryContract } from './query.contract.ts';
import { siteSearchContract } from './site-search.ts';

/** What every SearchPort promises. */
export function searchContract(name: string, given: (hall: Hall) => Promise<GivenSearch>): void {
  calendarSearchContract(name, given);
  overviewSearchContract(name, given);
  siteSearchContract(name, given);
  eachQueryContract(name, searchParams, async (hall) => {
    const { search, close } = await given(hall);
    return { port: search, close };
  });
}
