import { ascending } from '#domain/ascending.ts';

interface Ordered {
  readonly uri: string;
  /** When its first concert starts; absent without concerts. */
  readonly starts?: number;
  /** How many concerts it has. */
  readonly concerts: number;
}

/** Series as overviews show them (LIST-11): by their first concert, then more concerts first, then by uri; without concerts last. */
export function inSeriesOrder<Series extends Ordered>(series: readonly Series[]): readonly Series[] {
  return series.toSorted(
    (one, other) =>
      ascending(one.starts ?? Infinity, other.starts ?? Infinity) ||
      other.concerts - one.concerts ||
      ascending(one.uri, other.uri),
  );
}
