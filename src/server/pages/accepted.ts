import { negotiate } from '@fastify/accept-negotiator';
import Negotiator from 'negotiator';
import { type Encoding, encodings } from '#src/server/pages/print.ts';

/** The encoding to send to whoever accepts these; as it is where none of ours is accepted, so that there is always an answer. */
export function acceptedEncoding(header = ''): Encoding {
  const best = negotiate(header.toLowerCase(), [...encodings]);
  return encodings.find((encoding) => encoding === best) ?? 'identity';
}

/** The languages a browser asks for, the best first; none where it names none. */
export function acceptedLanguages(header = ''): readonly string[] {
  return new Negotiator({ headers: { 'accept-language': header } }).languages();
}
