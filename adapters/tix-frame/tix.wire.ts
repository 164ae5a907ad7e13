import * as v from 'valibot';
import { TixFailure } from '#adapters/tix-frame/pending-calls.ts';
import {
  type EducationUser,
  type EducationUserField,
  educationUserFields,
} from '#domain/form/education-user.ts';
import type { FormMessageKey } from '#domain/form/form-messages.ts';
import type { FieldErrors } from '#domain/form/form-state.ts';
import type { FreePlaces } from '#domain/pricing/rank.ts';
import type { TicketingSession } from '#domain/session/session.ts';

/** A parsed message of the frame; undefined if it is not a known message (wire contract D.2). */
type FrameMessage =
  | { readonly kind: 'session'; readonly session: TicketingSession }
  | { readonly kind: 'result'; readonly id: string; readonly result: unknown }
  | { readonly kind: 'refusal'; readonly id: string; readonly failure: TixFailure };

/** The session request in the ticketing's own form: no envelope, answered with a session message. */
export const sessionRequest = 'GetSession';

export type TixCallName = 'CheckVipCard' | 'GetEducationUser' | 'UpdateEducationUser' | 'GetFreePlaces';

/** An http(s) URL; any other is dropped. */
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

/** A session. All parts are optional: an invalid part counts as absent. */
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

const schoolWire = v.object(v.entriesFromList(educationUserFields, v.fallback(v.string(), '')));

const acceptedWire = v.object({ success: v.literal(true) });

const freePlacesWire = v.object({ zones: v.array(v.unknown()) });

const zoneWire = v.object({ zone: v.string(), free: v.pipe(v.number(), v.integer(), v.minValue(0)) });

/** Parses a message. The caller checks that it came from the frame. A basket without an address gets `basketUrl`. */
export function parseFrameMessage(input: unknown, basketUrl: string): FrameMessage | undefined {
  if (typeof input !== 'object' || input === null || Array.isArray(input)) return undefined;
  if (Object.hasOwn(input, 'id')) return parseAnswer(input);
  if (!['order', 'user', 'profile'].some((name) => Object.hasOwn(input, name))) return undefined;
  const result = v.safeParse(sessionWire, input);
  if (!result.success) return undefined;
  return { kind: 'session', session: toSession(result.output, basketUrl) };
}

/** Whether a card is a VIP card; throws a TixFailure if the response is invalid. */
export function parseVipCardCheck(result: unknown): boolean {
  return parse(cardWire, result).valid;
}

/** The school's account; absent fields are empty. Throws a TixFailure if the response is invalid. */
export function parseEducationUser(result: unknown): EducationUser {
  return parse(schoolWire, result);
}

/** Throws a TixFailure unless the response confirms success. */
export function assertRequestAccepted(result: unknown): void {
  parse(acceptedWire, result);
}

/** The free places by zone; invalid entries are dropped. Throws a TixFailure if the response is invalid. */
export function parseFreePlacesByZone(result: unknown): readonly FreePlaces[] {
  return parse(freePlacesWire, result).zones.filter((entry) => v.is(zoneWire, entry));
}

/** The rejected fields with the site's own messages, since the ticketing's are not translated. Unknown fields are dropped. */
export function parseFieldErrors(fields: Readonly<Record<string, string>>): FieldErrors<EducationUserField> {
  const refused = educationUserFields.filter((field) => Object.hasOwn(fields, field));
  return Object.fromEntries(refused.map((field) => [field, toFieldError(field)]));
}

function toFieldError(field: EducationUserField): FormMessageKey {
  if (field === 'zipCode') return 'form.zipCode.invalid';
  return field === 'email' ? 'form.email.invalid' : 'form.required';
}

function parseAnswer(input: object): FrameMessage | undefined {
  const { id, result, error } = input as Readonly<Record<string, unknown>>;
  if (typeof id !== 'string') return undefined;
  if (Object.hasOwn(input, 'result')) return { kind: 'result', id, result };
  const refusal = v.safeParse(refusalWire, error);
  if (!refusal.success) return undefined;
  return { kind: 'refusal', id, failure: new TixFailure(refusal.output.message, refusal.output) };
}

function parse<Schema extends v.GenericSchema>(schema: Schema, response: unknown): v.InferOutput<Schema> {
  const result = v.safeParse(schema, response);
  if (result.success) return result.output;
  throw new TixFailure('The answer cannot be read');
}

/** A basket without items is null, and so is an empty hash. */
function toSession(
  { order, user, profile }: v.InferOutput<typeof sessionWire>,
  basketUrl: string,
): TicketingSession {
  const size = order?.items.length ?? 0;
  return {
    basket:
      order && size > 0
        ? {
            size,
            url: order.url ?? basketUrl,
            ...(order.expires !== undefined && { expiresIn: order.expires }),
          }
        : null,
    user: user && { id: user.id, hash: user.hash || null, tags: user.tags.map(({ id }) => id) },
    profileUrl: profile ?? null,
  };
}
