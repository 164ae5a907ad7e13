import type { Container } from 'inversify';
import { createInMemoryCms } from '#adapters/in-memory/in-memory-cms.adapter.ts';
import { aHall } from '#fixtures/builders/a-hall.ts';
import type { DatedHall } from '#fixtures/hall/hall.ts';
import type { CmsPort } from '#ports/cms.port.ts';
import { createPageVisit } from '#src/loaders/create-page-visit.ts';
import type { InMemoryWorldOptions } from '#src/worlds/in-memory.world.ts';
import { RecordingLogger } from '#tests/support/recording-logger.ts';
import { stillWorld } from '#tests/support/world.ts';

/** A visit to an address of an in-memory hall, with its log and its abort controller. */
export function aVisit(
  path: string,
  hall: DatedHall = aHall(),
  replaced: Partial<InMemoryWorldOptions> = {},
) {
  const logger = new RecordingLogger();
  const life = new AbortController();
  const world: Container = stillWorld(hall, { logger, ...replaced });
  const url = new URL(path, 'http://localhost:3000');
  return { url, world, life, logger, visit: createPageVisit(url, world, life.signal) };
}

/** The CMS of a hall, with some calls that fail. */
export function createFailingCms(hall: DatedHall, ...calls: readonly (keyof CmsPort)[]): CmsPort {
  const fail = async () => Promise.reject(new Error('connect ECONNREFUSED'));
  return { ...createInMemoryCms(hall), ...Object.fromEntries(calls.map((call) => [call, fail])) };
}
