import * as v from 'valibot';
import { parseEmail } from '#domain/form/email.ts';

const emailSchema = v.pipe(
  v.string(),
  v.check((text) => parseEmail(text) !== undefined),
);

/** Tags by question. */
export const answersSchema = v.record(v.string(), v.union([v.string(), v.array(v.string())]));

export const favouritesSchema = v.object({
  eventIConcertIds: v.pipe(
    v.array(v.pipe(v.number(), v.safeInteger(), v.minValue(1))),
    v.maxLength(1000),
    v.transform((ids) => [...new Set(ids)]),
  ),
});

export const newScoreSchema = v.pipe(
  v.object({
    userScore: answersSchema,
    email: v.optional(emailSchema),
    userId: v.optional(v.number()),
    userHash: v.optional(v.string()),
  }),
  v.check(
    ({ userId, userHash }) => (userId === undefined) === (userHash === undefined),
    'userId and userHash belong together',
  ),
);

export const scoreEmailSchema = v.object({
  id: v.pipe(v.number(), v.safeInteger()),
  scoreHash: v.string(),
  email: emailSchema,
});

export const experimentsQuerySchema = v.object({
  user_id: v.pipe(v.string(), v.nonEmpty()),
  'features[]': v.optional(
    v.pipe(
      v.union([v.string(), v.array(v.string())]),
      v.transform((names) => [names].flat()),
    ),
    [],
  ),
});

/** The experiments that run, each with its variations and their weights: the content of `BRIDGE_EXPERIMENTS` (BRIDGE-6). */
export const experimentsSchema = v.record(
  v.string(),
  v.pipe(
    v.record(v.string(), v.pipe(v.number(), v.finite(), v.minValue(0))),
    v.check((weights) => Object.values(weights).some((weight) => weight > 0), 'no variation has a weight'),
  ),
);
