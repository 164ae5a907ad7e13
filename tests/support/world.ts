import type { Container } from 'inversify';
import { ManualClock } from '#adapters/in-memory/manual-clock.adapter.ts';
import { SilentLogger } from '#adapters/in-memory/silent-logger.adapter.ts';
import type { Hall } from '#domain/hall/edition.ts';
import type { PublicSettings } from '#domain/page/public-settings.ts';
import { readConfig, toBrowserSettings } from '#src/config.ts';
import { createContainer } from '#src/di/create-container.ts';
import { type InMemoryWorldOptions, inMemoryModule } from '#src/di/in-memory.module.ts';

/** The default settings of a site. */
export function defaultSettings(): PublicSettings {
  const reading = readConfig({});
  if (reading.kind === 'refused') throw new Error('The default configuration must stand.');
  return toBrowserSettings(reading.config);
}

/** A hall in memory with a fixed clock at the season's start; `replaced` replaces parts of it. */
export function stillWorld(hall: Hall, replaced: Partial<InMemoryWorldOptions> = {}): Container {
  const still = {
    hall,
    settings: defaultSettings(),
    clock: new ManualClock(hall.startsAt),
    logger: new SilentLogger(),
  };
  return createContainer([inMemoryModule({ ...still, ...replaced })]);
}
