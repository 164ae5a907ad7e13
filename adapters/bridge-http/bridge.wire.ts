import * as v from 'valibot';
import { type EventId, parseEventId } from '#domain/event/event.ts';
import { requestedExperiments } from '#domain/tracking/experiments.ts';

/** Invalid event ids are dropped, so that one bad entry does not fail the list. */
const eventIds = v.pipe(
  v.array(v.unknown()),
  v.transform((ids): readonly EventId[] => ids.flatMap((id) => parseEventId(id) ?? [])),
);

const uris = v.pipe(
  v.array(v.unknown()),
  v.transform((input) => input.filter((uri): uri is string => typeof uri === 'string' && uri !== '')),
);

export const favouritesWire = v.object({
  eventIConcertIds: eventIds,
  eventUris: v.nullish(uris, []),
});

/** The number itself, or an object with it. */
export const customerNumberWire = v.union([
  customerNumber(),
  v.pipe(
    v.object({ customerId: customerNumber() }),
    v.transform(({ customerId }) => customerId),
  ),
]);

/** Scores that are not numbers are dropped. PHP writes an empty map as `[]`. */
export const recommendationsWire = v.object({
  recommended_concerts: v.pipe(
    v.unknown(),
    v.transform((input) => (Array.isArray(input) && input.length === 0 ? {} : input)),
    v.record(v.string(), v.unknown()),
    v.transform((scores) =>
      Object.fromEntries(
        Object.entries(scores).filter(
          (entry): entry is [string, number] => typeof entry[1] === 'number' && Number.isFinite(entry[1]),
        ),
      ),
    ),
  ),
});

export const userScoreWire = v.object({
  id: v.pipe(v.number(), v.integer()),
  scoreHash: v.pipe(v.string(), v.nonEmpty()),
});

const experimentWire = v.object({
  enabled: v.boolean(),
  variationKey: v.fallback(v.string(), ''),
  variables: v.fallback(v.record(v.string(), v.unknown()), {}),
});

/** An unreadable flag counts as not running. */
export const experimentsWire = v.object(
  v.entriesFromList(requestedExperiments, v.fallback(v.optional(experimentWire), undefined)),
);

function customerNumber() {
  return v.pipe(
    v.union([v.pipe(v.string(), v.nonEmpty()), v.pipe(v.number(), v.safeInteger())]),
    v.transform(String),
  );
}
