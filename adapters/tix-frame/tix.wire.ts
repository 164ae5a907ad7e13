import * as v from 'valibot';
import { TixFailure } from '#adapters/tix-frame/pending-calls.ts';
import {
  type EducationUser,
  type EducationUserField,
  educationUserFields,
} from '#domain/form/education-user.ts';
import type { FieldErrors } from '#domain/form/form.ts';
import type { FormMessage } from '#domain/form/messages.ts';
import type { TicketingSession } from '#domain/session/session.ts';

/** What a message of the frame says; undefined for one that is none of its messages (wire contract D.2). */
type FrameMessage =
  | { readonly kind: 'session'; readonly session: TicketingSession }
  | { readonly kind: 'result'; readonly id: string; readonly result: unknown }
  | { readonly kind: 'refusal'; readonly id: string; readonly failure: TixFailure };

/** The one request in ticketing's own form: no envelope, and answered with a session as it is. */
export const getSession = 'GetSession';

export type CallName = 'CheckVipCard' | 'GetEducationUser' | 'UpdateEducationUser';

/** An address of the web; a link to anything else is none. */
const webAddress = v.pipe(
  v.string(),
  v.check((text) => /^https?:\/\/[^/\s]/i.test(text), 'Not an address of the web'),
);

const orderWire = v.object({
  items: v.array(v.unknown()),
  url: v.fallback(v.optional(webAddress), undefined),
  expires: v.fallback(v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))), undefined),
});

const tagWire = v.object({ id: v.pipe(v.number(), v.integer()) });

const userWire = v.object({
  id: v.pipe(v.number(), v.integer(), v.minValue(1)),
  hash: v.fallback(v.optional(v.string()), undefined),
  tags: v.pipe(
    v.fallback(v.array(v.unknown()), []),
    v.transform((tags) => tags.flatMap((tag) => (v.is(tagWire, tag) ? [{ id: tag.id }] : []))),
  ),
});

/** Of a session nothing is needed but its shape: a part that cannot be read is a part that is not there. */
const sessionWire = v.object({
  order: v.fallback(v.nullish(orderWire, null), null),
  user: v.fallback(v.nullish(userWire, null), null),
  profile: v.fallback(v.optional(webAddress), undefined),
});

const refusalWire = v.object({
  code: v.fallback(v.string(), ''),
  message: v.fallback(v.string(), ''),
  fields: v.fallback(v.record(v.string(), v.string()), {}),
});

const cardWire = v.object({ valid: v.boolean() });

const schoolWire = v.object({
  schoolName: v.fallback(v.string(), ''),
  schoolPlace: v.fallback(v.string(), ''),
  schoolType: v.fallback(v.string(), ''),
  street: v.fallback(v.string(), ''),
  houseNumber: v.fallback(v.string(), ''),
  addition: v.fallback(v.string(), ''),
  zipCode: v.fallback(v.string(), ''),
  city: v.fallback(v.string(), ''),
  email: v.fallback(v.string(), ''),
});

const acceptedWire = v.object({ success: v.literal(true) });

/** Reads a message. Whether it came from the frame is for the caller to know. */
export function parseFrameMessage(given: unknown): FrameMessage | undefined {
  if (typeof given !== 'object' || given === null || Array.isArray(given)) return undefined;
  if (Object.hasOwn(given, 'id')) return answerOf(given);
  if (!['order', 'user', 'profile'].some((name) => Object.hasOwn(given, name))) return undefined;
  const reading = v.safeParse(sessionWire, given);
  if (!reading.success) return undefined;
  return { kind: 'session', session: toSession(reading.output) };
}

/** Whether a card is a VIP card; throws a TixFailure on an answer of another form. */
export function parseCardAnswer(result: unknown): boolean {
  return read(cardWire, result).valid;
}

/** The school; what it has not told is empty. Throws a TixFailure on an answer of another form. */
export function parseSchool(result: unknown): EducationUser {
  return read(schoolWire, result);
}

/** Throws a TixFailure on an answer that does not say yes. */
export function assertAccepted(result: unknown): void {
  read(acceptedWire, result);
}

/** The fields ticketing would not have, in the site's own words: its own are not translated. A name that is no field is left out. */
export function toFieldErrors(fields: Readonly<Record<string, string>>): FieldErrors<EducationUserField> {
  const refused = educationUserFields.filter((field) => Object.hasOwn(fields, field));
  return Object.fromEntries(refused.map((field) => [field, wrongWith(field)]));
}

function wrongWith(field: EducationUserField): FormMessage {
  if (field === 'zipCode') return 'form.zipCode.invalid';
  return field === 'email' ? 'form.email.invalid' : 'form.required';
}

function answerOf(given: object): FrameMessage | undefined {
  const { id, result, error } = given as Readonly<Record<string, unknown>>;
  if (typeof id !== 'string') return undefined;
  if (Object.hasOwn(given, 'result')) return { kind: 'result', id, result };
  const refusal = v.safeParse(refusalWire, error);
  if (!refusal.success) return undefined;
  return { kind: 'refusal', id, failure: new TixFailure(refusal.output.message, refusal.output) };
}

function read<Schema extends v.GenericSchema>(schema: Schema, result: unknown): v.InferOutput<Schema> {
  const reading = v.safeParse(schema, result);
  if (reading.success) return reading.output;
  throw new TixFailure('The answer cannot be read');
}

/** A basket without anything in it is none, and a visitor without a hash has none. */
function toSession({ order, user, profile }: v.InferOutput<typeof sessionWire>): TicketingSession {
  const size = order?.items.length ?? 0;
  return {
    basket:
      order && size > 0
        ? {
            size,
            ...(order.url && { url: order.url }),
            ...(order.expires !== undefined && { expiresIn: order.expires }),
          }
        : null,
    user: user && { id: user.id, hash: user.hash || null, tags: user.tags.map(({ id }) => id) },
    profileUrl: profile ?? null,
  };
}
