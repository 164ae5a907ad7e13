import { LRUCache } from 'lru-cache';
import { type Encoding, encodings } from '#src/server/pages/print.ts';

/** Browsers send few different headers, all the time. */
const known = new LRUCache<string, Encoding>({ max: 200 });

/** The encoding to send to whoever accepts these; as it is where none of ours is accepted, so that there is always an answer. */
export function acceptedEncoding(header: string | undefined): Encoding {
  if (header === undefined) return 'identity';
  return known.get(header) ?? remembered(header);
}

function remembered(header: string): Encoding {
  const best = bestOf(header);
  known.set(header, best);
  return best;
}

function bestOf(header: string): Encoding {
  const qualities = new Map(header.toLowerCase().split(',').map(quality));
  const liked = (name: Encoding) =>
    qualities.get(name) ?? (name === 'identity' ? 0.001 : (qualities.get('*') ?? 0));
  const best = encodings.toSorted((one, other) => liked(other) - liked(one))[0];
  return best !== undefined && liked(best) > 0 ? best : 'identity';
}

function quality(range: string): readonly [name: string, quality: number] {
  const [name = '', ...parameters] = range.split(';').map((part) => part.trim());
  const written = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2) ?? '1';
  const value = Number(written);
  return [name, Number.isFinite(value) ? value : 0];
}
