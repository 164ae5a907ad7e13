import { TimeSlicer } from '#adapters/http-server/admission/time-slicer.ts';
import { CachingEntrySerializer } from '#adapters/http-server/calendars/calendar-store.ts';
import { hall } from '#fixtures/hall/hall.ts';
import { afternoon } from '#tests/e2e/support/afternoon.ts';
import { formatNumber, type Outcome } from '#tests/tools/bench/support/report.ts';
import { median } from '#tests/tools/bench/support/statistics.ts';
import { type CalendarEntry, toConcertCalendarEntry } from '#ui/icalendar/calendar-entry.ts';
import { wrapInVCalendar } from '#ui/icalendar/serialize-calendar.ts';

/** The maximum number of entries of a calendar. */
const entries = 300;
const rounds = 25;

const words = {
  cancelled: 'Geannuleerd',
  moved: 'Verplaatst',
  saleStart: 'Start verkoop',
  orderTickets: 'Bestel kaarten',
  movedTo: () => 'Wordt gespeeld op 5 januari 2027',
  hall: 'Het Klankhuis, Kade 1, 1011 AA Amsterdam',
};

/** Measures the CPU time of generating a calendar of 300 concerts: with all entries cached, and with none. */
export async function calendars(): Promise<Outcome> {
  const season = hall(1888, afternoon);
  const all = season.editions.nl.pages
    .flatMap((page) =>
      page.kind === 'event' ? [toConcertCalendarEntry(page.event, 'https://klankhuis.example')] : [],
    )
    .slice(0, entries);
  const cold: number[] = [];
  const cached: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const texts = new CachingEntrySerializer(new TimeSlicer());
    cold.push(await work(() => written(texts, all)));
    cached.push(await work(() => written(texts, all)));
  }
  const goals = [
    { name: `a calendar of ${all.length} concerts, entries cached`, measured: median(cached), most: 20 },
    { name: `a calendar of ${all.length} concerts, nothing cached`, measured: median(cold), most: 100 },
  ];
  return {
    kind: 'measured',
    report: {
      tables: [
        {
          title: `A calendar of ${all.length} concerts, milliseconds of CPU time`,
          head: ['', 'median', 'longest'],
          rows: [
            ['entries cached', formatNumber(median(cached)), formatNumber(Math.max(...cached))],
            ['nothing cached', formatNumber(median(cold)), formatNumber(Math.max(...cold))],
          ],
        },
      ],
      goals: goals.map(({ name, measured, most }) => ({
        name,
        measured,
        unit: ' ms',
        bound: { kind: 'atMost', value: most },
      })),
      notes: [],
    },
  };

  async function written(texts: CachingEntrySerializer, concerts: readonly CalendarEntry[]): Promise<string> {
    const own = await texts.format(concerts, season.startsAt, words);
    return wrapInVCalendar({ name: 'Agenda', url: 'https://klankhuis.example/concerten' }, own);
  }
}

async function work(act: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage();
  await act();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}
