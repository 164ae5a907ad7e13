import { type Fetch, requestJson } from '#adapters/http/http-client.ts';

export interface GatewayDependencies {
  /** The site's origin: `https://www.klankhuis.example`, without trailing slash. */
  readonly origin: string;
  readonly fetch: Fetch;
  /** For the whole response. */
  readonly timeoutMs: number;
}

/**
 * Fetches a query result from the site's server. The server has parsed it already and sends it to its own pages only, so only the
 * envelope is checked here. Rejects if there is no result.
 */
export async function fetchQueryResult(
  { origin, fetch, timeoutMs }: GatewayDependencies,
  path: string,
  signal: AbortSignal | undefined,
): Promise<unknown> {
  const options = { credentials: 'omit' } as const;
  const { body } = await requestJson({ fetch, url: `${origin}${path}`, options, timeoutMs, signal });
  if (typeof body === 'object' && body !== null && 'answer' in body) return body.answer;
  throw new Error('The site answered something that is no answer');
}
