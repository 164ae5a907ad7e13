import { expect, it, onTestFinished } from 'vitest';
import { readHallFolder } from '#adapters/cms-folder/read-hall-folder.ts';
import { formatUtcIso } from '#domain/time/instant.ts';
import { moment } from '#fixtures/builders/a-document.ts';
import { writeSmallHall } from '#tests/adapters/cms-folder/small-hall.ts';
import { SilentLogger } from '#tests/support/silent-logger.ts';

/** When the one concert of an example starts that is opened at a moment. */
function startOpenedAt(openedAt: string): string | undefined {
  const { directory, remove } = writeSmallHall();
  onTestFinished(remove);
  const { editions } = readHallFolder({
    directory,
    logger: new SilentLogger(),
    normalTicketTypes: ['Normaal'],
    moveTo: moment(openedAt),
  });
  const page = editions.nl.pages.find(({ kind }) => kind === 'event');
  return page?.kind === 'event' ? formatUtcIso(page.event.starts) : undefined;
}

it('HALL-3 HALL-7 an example begins with a concert of the week to come, at its time of day', () => {
  expect([
    startOpenedAt('2026-01-01T12:00:00+01:00'),
    startOpenedAt('2026-12-04T20:29:00+01:00'),
    startOpenedAt('2026-12-04T20:30:00+01:00'),
    startOpenedAt('2027-06-30T12:00:00+02:00'),
  ]).toEqual([
    '2026-12-04T19:30:00.000Z',
    '2026-12-04T19:30:00.000Z',
    '2026-12-11T19:30:00.000Z',
    '2027-07-02T18:30:00.000Z',
  ]);
});
