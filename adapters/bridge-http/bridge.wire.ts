import * as v from 'valibot';
import { type EventId, eventIdOf } from '#domain/event/event.ts';
import { experimentFlags } from '#domain/tracking/experiments.ts';

/** Numbers that are no concert's are left out: one bad entry is not worth a list. */
const eventIds = v.pipe(
  v.array(v.unknown()),
  v.transform((ids): readonly EventId[] => ids.flatMap((id) => eventIdOf(id) ?? [])),
);

const uris = v.pipe(
  v.array(v.unknown()),
  v.transform((given) => given.filter((uri): uri is string => typeof uri === 'string' && uri !== '')),
);

export const favouritesWire = v.object({
  eventIConcertIds: eventIds,
  eventUris: v.nullish(uris, []),
});

/** The number itself, or a record of it. */
export const customerWire = v.union([
  customerNumber(),
  v.pipe(
    v.object({ customerId: customerNumber() }),
    v.transform(({ customerId }) => customerId),
  ),
]);

/** A score that is no number is a concert that is not recommended. PHP writes an empty map as `[]`. */
export const recommendationsWire = v.object({
  recommended_concerts: v.pipe(
    v.unknown(),
    v.transform((given) => (Array.isArray(given) && given.length === 0 ? {} : given)),
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

const experimentWire = v.object({ enabled: v.boolean(), variationKey: v.fallback(v.string(), '') });

/** A flag that cannot be read is one that is not running. */
export const experimentsWire = v.object(
  v.entriesFromList(experimentFlags, v.fallback(v.optional(experimentWire), undefined)),
);

function customerNumber() {
  return v.pipe(
    v.union([v.pipe(v.string(), v.nonEmpty()), v.pipe(v.number(), v.safeInteger())]),
    v.transform(String),
  );
}
