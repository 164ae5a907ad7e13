import { Container } from 'inversify';
import { expect, it } from 'vitest';
import { ListedConcerts } from '#adapters/http-server/calendars/listed-concerts.ts';
import { addMilliseconds, createInstant, hourMs } from '#domain/time/instant.ts';
import { CmsPort } from '#ports/cms.port.ts';
import { failingCms } from '#tests/support/failing-cms.ts';
import { SilentLogger } from '#tests/support/silent-logger.ts';

const afternoon = createInstant(Date.UTC(2026, 10, 20, 14));

it('A22 A25 an entry is given up after a day of failures, also if the clock was set back by ten years meanwhile', async () => {
  const world = new Container();
  world.bind<CmsPort>(CmsPort).toConstantValue(failingCms);
  const concerts = new ListedConcerts({ world, logger: new SilentLogger() });
  const load = (now: typeof afternoon) =>
    concerts.load({ locale: 'nl', now }, ['concerten/mahler'], new AbortController().signal);
  const failing = '1 of 1 concerts cannot be fetched';
  await expect(load(afternoon)).rejects.toThrow(failing);
  const setBack = addMilliseconds(afternoon, -10 * 365 * 24 * hourMs);
  await expect(load(setBack)).rejects.toThrow(failing);
  await expect(load(addMilliseconds(setBack, 23 * hourMs))).rejects.toThrow(failing);
  expect(await load(addMilliseconds(setBack, 24 * hourMs))).toEqual([]);
});
