import { TimeSlicer } from '#adapters/http-server/admission/time-slicer.ts';
import { CachingCalendarEntrySerializer } from '#adapters/http-server/calendars/calendar-store.ts';
import { season } from '#tests/support/season.ts';
import { measureCpuMs } from '#tests/tools/bench/support/cpu.ts';
import { atMost, formatNumber, type Report } from '#tests/tools/bench/support/report.ts';
import { median } from '#tests/tools/bench/support/statistics.ts';
import { toConcertCalendarEntry } from '#ui/icalendar/calendar-entry.ts';
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
export async function calendars(): Promise<Report> {
  const concerts = season.editions.nl.pages
    .flatMap((page) =>
      page.kind === 'event' ? [toConcertCalendarEntry(page.event, 'https://klankhuis.example')] : [],
    )
    .slice(0, entries);
  const cold: number[] = [];
  const cached: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const texts = new CachingCalendarEntrySerializer(new TimeSlicer());
    const write = async () => {
      const own = await texts.serialize(concerts, season.startsAt, words);
      wrapInVCalendar({ name: 'Agenda', url: 'https://klankhuis.example/concerten' }, own);
    };
    cold.push(await measureCpuMs(write));
    cached.push(await measureCpuMs(write));
  }
  const rows = [
    { name: 'entries cached', spent: cached, mostMs: 20 },
    { name: 'nothing cached', spent: cold, mostMs: 100 },
  ];
  const title = `calendar of ${concerts.length} concerts`;
  return {
    tables: [
      {
        title: `A ${title}, milliseconds of CPU time`,
        head: ['', 'median', 'longest'],
        rows: rows.map(({ name, spent }) => [name, ...[median(spent), Math.max(...spent)].map(formatNumber)]),
      },
    ],
    goals: rows.map(({ name, spent, mostMs }) => atMost(`a ${title}, ${name}`, median(spent), mostMs, ' ms')),
    notes: [],
  };
}
