import { setHallTime } from '#domain/time/luxon.ts';
import { hallIdentity } from '#hall/identity.ts';
import { loadHallTime } from '#src/load-hall-time.ts';

/**
 * Hydrates without luxon, because the document has the dates of its page. A component that needs another date is rendered when luxon
 * has been loaded: React waits for a promise that is thrown.
 */
export function deferLuxon(): void {
  let failure: Error | undefined;
  const loadOnce = () =>
    loadHallTime().catch((cause: Error) => {
      failure = cause;
    });
  const getLuxon = () => {
    throw failure ?? (loadOnce() as unknown as Error);
  };
  setHallTime({ timeZone: hallIdentity.timeZone, getLuxon });
}
