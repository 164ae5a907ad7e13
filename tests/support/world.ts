import type { Container } from 'inversify';
import type { DatedHall } from '#fixtures/hall/hall.ts';
import type { PublicSettings } from '#ports/settings.port.ts';
import { toBrowserSettings } from '#src/config.ts';
import { type InMemoryWorldOptions, createInMemoryWorldModule } from '#src/worlds/in-memory.world.ts';
import { createWorld } from '#src/worlds/provide.ts';
import { ManualClock } from '#tests/support/manual-clock.ts';
import { readyConfig } from '#tests/support/ready-config.ts';
import { SilentLogger } from '#tests/support/silent-logger.ts';

/** The default settings of a site. */
export function defaultSettings(): PublicSettings {
  return toBrowserSettings(readyConfig());
}

/** A hall in memory with a fixed clock at the season's start; `replaced` replaces parts of it. */
export function stillWorld(hall: DatedHall, replaced: Partial<InMemoryWorldOptions> = {}): Container {
  const still = {
    hall,
    settings: defaultSettings(),
    clock: new ManualClock(hall.startsAt),
    logger: new SilentLogger(),
  };
  return createWorld([createInMemoryWorldModule({ ...still, ...replaced })]);
}
