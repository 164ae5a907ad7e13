import { createHmac, timingSafeEqual } from 'node:crypto';
import * as v from 'valibot';
import { parsedJson } from '#domain/json.ts';
import { instantAt } from '#domain/time/instant.ts';
import type { Invalidation, SharedAnswer } from '#ports/shared-cache.port.ts';

/** The version of a stored answer; it changes with its shape, so that an older version of the site does not read it. */
const answerFormat = 1;
/** The same of an invalidation message. */
const invalidationFormat = 2;

const answerWire = v.object({
  format: v.literal(answerFormat),
  at: v.pipe(v.number(), v.integer()),
  negative: v.boolean(),
  value: v.unknown(),
});

const invalidationWire = v.object({
  format: v.literal(invalidationFormat),
  from: v.string(),
  keyPrefixes: v.array(v.string()),
  how: v.picklist(['soft', 'hard']),
});

export function encodeAnswer({ value, fetchedAt, isNegative }: SharedAnswer): string {
  return JSON.stringify({ format: answerFormat, at: fetchedAt, negative: isNegative, value });
}

/** Undefined for anything that this version of the site has not written. */
export function decodeAnswer(text: string): SharedAnswer | undefined {
  const read = v.safeParse(answerWire, parsedJson(text));
  if (!read.success || read.output.value === undefined) return undefined;
  const { at, negative, value } = read.output;
  return { value, fetchedAt: instantAt(at), isNegative: negative };
}

export function encodeInvalidation(from: string, { keyPrefixes, how }: Invalidation): string {
  return JSON.stringify({ format: invalidationFormat, from, keyPrefixes, how });
}

/** Who said that what is to be forgotten; undefined where it is not our language. */
export function decodeInvalidation(
  text: string,
): { readonly from: string; readonly invalidation: Invalidation } | undefined {
  const read = v.safeParse(invalidationWire, parsedJson(text));
  if (!read.success) return undefined;
  const { from, keyPrefixes, how } = read.output;
  return { from, invalidation: { keyPrefixes, how } };
}

/** The length of an HMAC with SHA-256 in hex. */
const signatureLength = 64;

/**
 * Signs entries with an HMAC (SHA-256, hex) over key and text, so that an entry counts only where a holder of the secret wrote
 * it, and only under its own key. A signed entry is `{signature}.{text}`. Without secrets entries are unsigned.
 */
export class EntrySigner {
  readonly #secrets: readonly string[];

  /** The first secret signs; all of them are accepted, so that a secret can be replaced while entries of the old one last. */
  constructor(secrets: readonly string[]) {
    this.#secrets = secrets;
  }

  sign(key: string, text: string): string {
    const [secret] = this.#secrets;
    return secret === undefined ? text : `${signatureOf(secret, key, text)}.${text}`;
  }

  /** The text of an entry; undefined where it should be signed and is not, or not with one of the secrets. */
  verify(key: string, entry: string): string | undefined {
    if (this.#secrets.length === 0) return entry;
    const signature = entry.slice(0, signatureLength);
    const text = entry.slice(signatureLength + 1);
    const isSigned = this.#secrets.some((secret) => isEqual(signature, signatureOf(secret, key, text)));
    return isSigned && entry[signatureLength] === '.' ? text : undefined;
  }
}

/** The length of the key comes first, so that no part of the text can pass for a part of the key. */
function signatureOf(secret: string, key: string, text: string): string {
  return createHmac('sha256', secret).update(`${key.length}:${key}${text}`).digest('hex');
}

function isEqual(given: string, expected: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(expected)];
  return one.byteLength === other.byteLength && timingSafeEqual(one, other);
}
