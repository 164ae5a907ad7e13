import { type Fetch, requestJson } from '#adapters/http/http-client.ts';

export interface GatewayDependencies {
  /** The site's own: `https://www.klankhuis.example`, without a slash at the end. */
  readonly origin: string;
  readonly fetch: Fetch;
  /** For each answer as a whole. */
  readonly timeoutMs: number;
}

/**
 * What the site's server answers at an address. It is the port's own value: the server has read it at its door, and sends it
 * to its own pages only, so that here nothing but the envelope is looked at. Rejects where there is no such answer.
 */
export async function fetchAnswer(
  { origin, fetch, timeoutMs }: GatewayDependencies,
  path: string,
  signal: AbortSignal | undefined,
): Promise<unknown> {
  const options = { credentials: 'omit' } as const;
  const { body } = await requestJson({ fetch, url: `${origin}${path}`, options, timeoutMs, signal });
  if (typeof body === 'object' && body !== null && 'answer' in body) return body.answer;
  throw new Error('The site answered something that is no answer');
}
