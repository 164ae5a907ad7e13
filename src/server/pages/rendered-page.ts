import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { negotiate } from '@fastify/accept-negotiator';
import Negotiator from 'negotiator';
import type { CacheTtl } from '#domain/caching/lifetimes.ts';
import type { Template } from '#domain/page/page.ts';
import type { Instant } from '#domain/time/instant.ts';

/** The ways a page is sent. */
export const encodings = ['br', 'gzip', 'identity'] as const;

export type Encoding = (typeof encodings)[number];

/** A drawn page as it is kept and sent: bytes, pressed once. */
export interface RenderedPage {
  readonly status: number;
  readonly bodies: Readonly<Record<Encoding, Buffer>>;
  /** Weak, and one for all encodings; it does not change when only the time has. */
  readonly tag: string;
  /** Where a redirect leads. */
  readonly location?: string;
  readonly template?: Template;
  readonly renderedAt: Instant;
  readonly ttl: CacheTtl;
  /** Drawn with something missing: never put in the place of a better one. */
  readonly isIncomplete: boolean;
  /** The questions whose answers stand on it. */
  readonly keys: readonly string[];
}

const press = { brotli: promisify(brotliCompress), gzip: promisify(gzip) };

/**
 * Good enough for a page that lives a minute; more would cost more than the drawing. A window no larger than a page, and its
 * size told beforehand, keep the encoder from setting aside many times what it needs.
 */
function brotliOptions(bytes: number) {
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_LGWIN, BROTLI_PARAM_SIZE_HINT } = constants;
  return { params: { [BROTLI_PARAM_QUALITY]: 5, [BROTLI_PARAM_LGWIN]: 19, [BROTLI_PARAM_SIZE_HINT]: bytes } };
}

/** Presses a text all ways, beside the main thread. */
export async function encodeBodies(text: string): Promise<RenderedPage['bodies']> {
  const identity = Buffer.from(text, 'utf8');
  if (identity.byteLength === 0) return { br: identity, gzip: identity, identity };
  const [br, zipped] = await Promise.all([
    press.brotli(identity, brotliOptions(identity.byteLength)),
    press.gzip(identity),
  ]);
  return { br, gzip: zipped, identity };
}

/** The entity tag of a text: weak, since it is one for all encodings. */
export function etagOf(text: string): string {
  return `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 27)}"`;
}

/** What it weighs in memory. */
export function sizeInBytes({ bodies, location = '' }: RenderedPage): number {
  const sizes = encodings.map((encoding) => bodies[encoding].byteLength);
  return sizes.reduce((sum, size) => sum + size, 1024 + location.length);
}

/** The encoding to send to whoever accepts these; as it is where none of ours is accepted, so that there is always an answer. */
export function acceptedEncoding(header = ''): Encoding {
  const best = negotiate(header.toLowerCase(), [...encodings]);
  return encodings.find((encoding) => encoding === best) ?? 'identity';
}

/** The languages a browser asks for, the best first; none where it names none. */
export function acceptedLanguages(header = ''): readonly string[] {
  return new Negotiator({ headers: { 'accept-language': header } }).languages();
}
