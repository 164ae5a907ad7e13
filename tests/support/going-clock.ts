import { SystemClock } from '#adapters/system/system-clock.adapter.ts';
import { addMilliseconds, type Instant } from '#domain/time/instant.ts';
import type { Clock } from '#ports/clock.port.ts';

/** A clock that starts at a moment and runs in real time. */
export function clockGoingFrom(start: Instant): Clock {
  const system = new SystemClock();
  const startedAt = system.now();
  return { now: () => addMilliseconds(start, system.now() - startedAt) };
}
