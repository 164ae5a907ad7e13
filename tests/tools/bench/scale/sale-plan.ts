/** One kind of response of a visit: how many a visit needs, how many a core serves in a second, and its size as sent. */
export interface VisitPart {
  readonly name: string;
  readonly perVisit: number;
  readonly perCoreSecond: number;
  readonly bytes: number;
  /** Whether a CDN serves it, if there is one. */
  readonly isStatic: boolean;
}

/** A rush of visitors. */
export interface Rush {
  readonly visitors: number;
  readonly seconds: number;
  /** How many times the mean rate the busiest moment has. */
  readonly peak: number;
}

export interface SalePart {
  readonly name: string;
  /** Responses per second at the peak. */
  readonly rate: number;
  readonly cores: number;
  readonly megabitsPerSecond: number;
}

/** What a rush needs at its peak, by kind of response, for cores that are half idle. */
export function planSale(
  { visitors, seconds, peak }: Rush,
  parts: readonly VisitPart[],
): readonly SalePart[] {
  const visitsPerSecond = (visitors / seconds) * peak;
  return parts.map(({ name, perVisit, perCoreSecond, bytes }) => {
    const rate = visitsPerSecond * perVisit;
    return {
      name,
      rate,
      cores: rate / (perCoreSecond * usableShare),
      megabitsPerSecond: (rate * bytes * 8) / 1e6,
    };
  });
}

/** The share of a core that is planned with: at more, waiting times grow quickly. */
const usableShare = 0.5;
