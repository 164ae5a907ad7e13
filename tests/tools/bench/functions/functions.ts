import { brotliCompressSync } from 'node:zlib';
import { max, median } from 'simple-statistics';
import { DataCache } from '#adapters/caching/data-cache.adapter.ts';
import { TimeSlicer } from '#adapters/http-server/admission/time-slicer.ts';
import { CachingCalendarEntrySerializer } from '#adapters/http-server/calendars/calendar-texts.ts';
import { SystemTimer } from '#adapters/system/system-timer.adapter.ts';
import { anEventPage } from '#fixtures/builders/an-event.ts';
import { ManualClock } from '#tests/support/manual-clock.ts';
import { season } from '#tests/support/season.ts';
import { SilentLogger } from '#tests/support/silent-logger.ts';
import { measureCpuMs } from '#tests/tools/bench/support/cpu.ts';
import { atMost, kilobytes, type Report } from '#tests/tools/bench/support/report.ts';
import { type FigureStyle, figureSaleStyles, toFigureImagePath } from '#ui/figure/figure-image-path.ts';
import { renderFigureSvgForPath } from '#ui/figure/figure-svg-for-path.ts';
import { figureCountByPlate } from '#ui/figure/figure.ts';
import { plates } from '#ui/figure/plate.ts';
import { toConcertCalendarEntry } from '#ui/icalendar/calendar-entry.ts';
import { wrapInVCalendar } from '#ui/icalendar/serialize-calendar.ts';

/** The maximum number of entries of a calendar. */
const entries = 300;
/** Every n-th figure of the book is rendered. */
const step = 13;
const styles: readonly FigureStyle[] = [...figureSaleStyles, 'cover', 'press'];
/** One hit of a cache is too short to be measured. */
const hits = 20_000;
const rounds = 25;

/** Milliseconds of CPU time of a function, one number for each of its runs, by its name. */
type Times = Record<string, number[]>;

/** Measures functions alone: an iCalendar file, sound figures with their compression, and cache hits. */
export async function functions(): Promise<Report> {
  const times: Times = {};
  const time = async (name: string, work: () => unknown) => {
    (times[name] ??= []).push(await measureCpuMs(work));
  };
  const concerts = season.editions.nl.pages
    .flatMap((page) =>
      page.kind === 'event' ? [toConcertCalendarEntry(page.event, 'https://klankhuis.example')] : [],
    )
    .slice(0, entries);
  const calendar = `a calendar of ${concerts.length} concerts`;
  const cache = new DataCache({
    clock: new ManualClock(season.startsAt),
    timer: new SystemTimer(),
    logger: new SilentLogger(),
    onRead: () => {},
  });
  const page = anEventPage();
  const ttl = { lifetimeSeconds: 300, staleIfErrorSeconds: 0 };
  const query = { key: 'page nl mahler', partition: 'pages', ttl, fetch: async () => page } as const;
  for (let round = 0; round < rounds; round += 1) {
    const serializer = new CachingCalendarEntrySerializer(new TimeSlicer());
    const write = async () => {
      const written = await serializer.serialize(concerts, season.startsAt, words);
      wrapInVCalendar({ name: 'Agenda', url: 'https://klankhuis.example/concerten' }, written);
    };
    await time(`${calendar}, nothing cached`, write);
    await time(`${calendar}, entries cached`, write);
    await time(`${hits} cached answers`, () => repeat(() => cache.getOrFetch(query)));
    await time(`${hits} resolved promises of them`, () => repeat(query.fetch));
  }
  const sizes: Record<string, number[]> = {};
  for (const style of styles)
    for (const figure of someFigures()) {
      const path = toFigureImagePath({ figure, theme: 'petrol', style });
      await time(`a figure, ${style}`, () => {
        (sizes[style] ??= []).push(brotliCompressSync(renderFigureSvgForPath(path) ?? '').byteLength);
      });
    }
  const medianOf = (name: string) => median(times[name] ?? []);
  const hitMs = medianOf(`${hits} cached answers`) - medianOf(`${hits} resolved promises of them`);
  const cover = 'a figure, cover';
  return {
    tables: [
      {
        title: 'Functions, milliseconds of CPU time',
        head: ['', 'median', 'longest'],
        rows: Object.entries(times).map(([name, spentMs]) => [name, median(spentMs), max(spentMs)]),
      },
      {
        title: `${someFigures().length} sound figures of all plates, kB as sent`,
        head: ['style', 'median', 'largest'],
        rows: Object.entries(sizes).map(([style, all]) => [
          style,
          kilobytes(median(all)),
          kilobytes(max(all)),
        ]),
      },
    ],
    goals: [
      atMost(`${calendar}, entries cached`, medianOf(`${calendar}, entries cached`), 20, ' ms'),
      atMost(`${calendar}, nothing cached`, medianOf(`${calendar}, nothing cached`), 100, ' ms'),
      atMost('largest figure', max(Object.values(sizes).flat()) / 1000, 6, ' kB'),
      atMost('a cover, rendered and compressed, median', medianOf(cover), 30, ' ms'),
      atMost('cost of a cache hit', (hitMs * 1000) / hits, 5, ' µs'),
    ],
  };
}

const words = {
  cancelled: 'Geannuleerd',
  moved: 'Verplaatst',
  saleStart: 'Start verkoop',
  orderTickets: 'Bestel kaarten',
  movedTo: () => 'Wordt gespeeld op 5 januari 2027',
  hall: 'Het Klankhuis, Kade 1, 1011 AA Amsterdam',
};

async function repeat(read: () => Promise<unknown>): Promise<void> {
  for (let one = 0; one < hits; one += 1) await read();
}

function someFigures() {
  return plates.flatMap((plate) =>
    Array.from({ length: Math.ceil(figureCountByPlate[plate] / step) }, (_, at) => ({
      plate,
      number: 1 + at * step,
    })),
  );
}
