import { inMemoryCms } from '#adapters/in-memory/in-memory-cms.adapter.ts';
import { RecordingLogger } from '#adapters/in-memory/recording-logger.adapter.ts';
import type { Hall } from '#domain/hall/edition.ts';
import { aHall } from '#fixtures/builders/an-event.ts';
import type { CmsPort } from '#ports/cms.port.ts';
import type { InMemoryWorld } from '#src/di/in-memory.module.ts';
import type { World } from '#src/di/world.ts';
import { visitTo } from '#src/loaders/visit.ts';
import { stillWorld } from '#tests/support/world.ts';

/** A visit to an address of an in-memory hall, with its log and its abort controller. */
export function aVisit(path: string, hall: Hall = aHall(), replaced: Partial<InMemoryWorld> = {}) {
  const logger = new RecordingLogger();
  const life = new AbortController();
  const world: World = stillWorld(hall, { logger, ...replaced });
  const url = new URL(path, 'http://localhost:3000');
  return { url, world, life, logger, visit: visitTo(url, world, life.signal) };
}

/** The CMS of a hall, with some calls that fail. */
export function cmsFailing(hall: Hall, ...calls: readonly (keyof CmsPort)[]): CmsPort {
  const fail = async () => Promise.reject(new Error('connect ECONNREFUSED'));
  return { ...inMemoryCms(hall), ...Object.fromEntries(calls.map((call) => [call, fail])) };
}
