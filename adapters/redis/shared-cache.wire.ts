import { createHmac, timingSafeEqual } from 'node:crypto';
import * as v from 'valibot';
import { parseJson } from '#domain/json.ts';
import { createInstant } from '#domain/time/instant.ts';
import type { InvalidationRequest, FetchedQueryResult } from '#ports/shared-cache.port.ts';

/** The format version of a stored answer; it changes with its shape, so that other versions of the site ignore it. */
const answerFormat = 1;
/** The format version of an invalidation message. */
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

export function encodeSharedQueryResult({ value, fetchedAt, isNegative }: FetchedQueryResult): string {
  return JSON.stringify({ format: answerFormat, at: fetchedAt, negative: isNegative, value });
}

/** Undefined for any text that this version of the site did not write. */
export function decodeSharedQueryResult(text: string): FetchedQueryResult | undefined {
  const parsed = v.safeParse(answerWire, parseJson(text));
  if (!parsed.success || parsed.output.value === undefined) return undefined;
  const { at, negative, value } = parsed.output;
  return { value, fetchedAt: createInstant(at), isNegative: negative };
}

export function encodeInvalidation(from: string, { keyPrefixes, mode }: InvalidationRequest): string {
  return JSON.stringify({ format: invalidationFormat, from, keyPrefixes, how: mode });
}

/** The sender and the invalidation; undefined for an unknown format. */
export function decodeInvalidation(
  text: string,
): { readonly from: string; readonly invalidation: InvalidationRequest } | undefined {
  const parsed = v.safeParse(invalidationWire, parseJson(text));
  if (!parsed.success) return undefined;
  const { from, keyPrefixes, how } = parsed.output;
  return { from, invalidation: { keyPrefixes, mode: how } };
}

/** The length of an HMAC with SHA-256 in hex. */
const signatureLength = 64;

/**
 * Signs entries with an HMAC (SHA-256, hex) over key and text, so that an entry is only accepted if a holder of the secret wrote it,
 * and only under its own key. A signed entry is `{signature}.{text}`. Without secrets entries are unsigned.
 */
export class EntrySigner {
  readonly #secrets: readonly string[];

  /** The first secret signs; all of them are accepted, so that secrets can be rotated. */
  constructor(secrets: readonly string[]) {
    this.#secrets = secrets;
  }

  sign(key: string, text: string): string {
    const [secret] = this.#secrets;
    return secret === undefined ? text : `${computeSignature(secret, key, text)}.${text}`;
  }

  /** The text of an entry; undefined if its signature is missing or invalid. */
  verify(key: string, entry: string): string | undefined {
    if (this.#secrets.length === 0) return entry;
    const signature = entry.slice(0, signatureLength);
    const text = entry.slice(signatureLength + 1);
    const isSigned = this.#secrets.some((secret) => isEqual(signature, computeSignature(secret, key, text)));
    return isSigned && entry[signatureLength] === '.' ? text : undefined;
  }
}

/** The length of the key comes first, so that no part of the text can be taken for the key. */
function computeSignature(secret: string, key: string, text: string): string {
  return createHmac('sha256', secret).update(`${key.length}:${key}${text}`).digest('hex');
}

function isEqual(given: string, expected: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(expected)];
  return one.byteLength === other.byteLength && timingSafeEqual(one, other);
}
