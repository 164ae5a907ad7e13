import { describe, expect, it } from 'vitest';
import { eventParamsCodec } from '#domain/listing/event-list.ts';
import { listEventShortcuts, parseFacetChoices } from '#domain/listing/event-shortcuts.ts';
import { toQueryString } from '#domain/query-pairs.ts';
import { addDays, toHallDay, toInstantAtHall, toWeekday } from '#domain/time/hall-day.ts';
import { addMilliseconds, hourMs, type Instant, minuteMs } from '#domain/time/instant.ts';
import { demoCalendarShortcuts } from '#src/demo/demo-hall.ts';
import { loadPageResult } from '#src/loaders/page.loader.ts';
import { aVisit } from '#tests/src/loaders/a-visit.ts';
import { ManualClock } from '#tests/support/manual-clock.ts';
import { season } from '#tests/support/season.ts';
import { defaultSettings } from '#tests/support/world.ts';
import type { EventOverviewData } from '#ui/screens/event-overview/event-overview.data.ts';

const hall = season;
const afternoon = season.startsAt;
const calendar = hall.editions.nl.pages.find(({ kind }) => kind === 'eventOverview')?.url ?? '';

/** With the facet values that the hall offers above its calendar. */
const settings = {
  ...defaultSettings(),
  calendarShortcuts: parseFacetChoices([...new URLSearchParams(demoCalendarShortcuts)]) ?? [],
};

/** Twenty minutes past the first midnight at which a concert of the evening before still runs. */
const pastMidnight = findPastMidnight();

/** Eight o'clock on the first Sunday evening. */
const sundayEvening = addMilliseconds(toInstantAtHall(findSunday()), 20 * hourMs);

function findPastMidnight(): Instant {
  const nights = hall.editions.nl.documents.flatMap(({ section, starts, ends }) => {
    if (section !== 'event' || starts === undefined || ends === undefined || starts < afternoon) return [];
    const night = addMilliseconds(toInstantAtHall(addDays(toHallDay(starts), 1)), 20 * minuteMs);
    return ends > night ? [night] : [];
  });
  return nights.toSorted((one, other) => one - other)[0] ?? afternoon;
}

function findSunday() {
  const today = toHallDay(afternoon);
  return addDays(today, 7 - toWeekday(today));
}

/** The calendar at an address, at a moment. */
async function openCalendar(path: string, now: Instant) {
  const { url, world, life } = aVisit(path, hall, { clock: new ManualClock(now), settings });
  const found = await loadPageResult(url, world, life.signal);
  if (found.kind !== 'page' || found.page.kind !== 'eventOverview')
    throw new Error(`${path} is no calendar.`);
  return found.data as EventOverviewData;
}

describe('a choice above the calendar', () => {
  it.each([
    ['in the afternoon', afternoon],
    ['at night, while a concert of the evening before runs', pastMidnight],
    ['on Sunday evening', sundayEvening],
  ])('WAY-12 DOOR-42 has the number of its list %s', async (_when, now) => {
    const today = toHallDay(now);
    for (const opened of ['', `?until=${today}`]) {
      const data = await openCalendar(`${calendar}${opened}`, now);
      const shortcuts = listEventShortcuts(data.state, data).filter(({ isChosen }) => !isChosen);
      expect(shortcuts.length).toBeGreaterThan(3);
      for (const { state, count, ...shortcut } of shortcuts) {
        const list = await openCalendar(
          `${calendar}${toQueryString(eventParamsCodec.write(state, today))}`,
          now,
        );
        expect([shortcut, count]).toEqual([shortcut, list.listing.total]);
      }
    }
  });

  it('DOOR-42 is counted at a moment at which a concert of the evening before runs', async () => {
    expect(pastMidnight).toBeGreaterThan(afternoon);
    const today = toHallDay(pastMidnight);
    const { listing } = await openCalendar(`${calendar}?until=${today}`, pastMidnight);
    expect(listing.events.some(({ starts }) => toHallDay(starts) < today)).toBe(true);
  });
});
