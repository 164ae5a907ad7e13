import { ascending } from '#domain/ascending.ts';
import type { SeriesPage } from '#domain/page/page.ts';

type Ordered = Pick<SeriesPage, 'uri' | 'events'>;

/** Series as overviews show them (LIST-11): by their first event, then more events first, then by uri; without events last. */
export function inSeriesOrder<Series extends Ordered>(series: readonly Series[]): readonly Series[] {
  return series.toSorted(
    (one, other) =>
      ascending(firstStart(one), firstStart(other)) ||
      other.events.length - one.events.length ||
      ascending(one.uri, other.uri),
  );
}

/** Infinite without events. */
function firstStart({ events }: Ordered): number {
  return Math.min(...events.map(({ starts }) => starts));
}
