import type { SeriesPage } from '#domain/page/page.ts';

type Ordered = Pick<SeriesPage, 'uri' | 'events'>;

/** Series as overviews show them (LIST-11): by their first event, then more events first, then by uri; without events last. */
export function inSeriesOrder<Series extends Ordered>(series: readonly Series[]): readonly Series[] {
  return series.toSorted(
    (one, other) =>
      compare(firstStart(one), firstStart(other)) ||
      other.events.length - one.events.length ||
      compare(one.uri, other.uri),
  );
}

function firstStart({ events }: Ordered): number {
  return Math.min(...events.map(({ starts }) => starts));
}

/** Subtraction would not do: without events the start is infinite, and two of those have no difference. */
function compare<Value extends number | string>(one: Value, other: Value): number {
  return Number(one > other) - Number(one < other);
}
