export type Fetch = (url: string, options: RequestInit) => Promise<Response>;

export interface GatewayNeeds {
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
  { origin, fetch, timeoutMs }: GatewayNeeds,
  path: string,
  signal: AbortSignal | undefined,
): Promise<unknown> {
  signal?.throwIfAborted();
  const url = `${origin}${path}`;
  const limit = AbortSignal.timeout(timeoutMs);
  const either = signal ? AbortSignal.any([signal, limit]) : limit;
  try {
    const options = { headers: { Accept: 'application/json' }, credentials: 'omit', signal: either } as const;
    return answerIn(await bodyOf(await fetch(url, options), url));
  } catch (cause) {
    signal?.throwIfAborted();
    if (limit.aborted) throw new Error(`Could not fetch ${url}: no answer in ${timeoutMs} ms`, { cause });
    throw cause;
  }
}

async function bodyOf(response: Response, url: string): Promise<unknown> {
  const failure = `Could not fetch ${url}: ${response.status} ${response.statusText}`;
  if (!response.ok) throw new Error(failure);
  const text = await response.text();
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new Error(failure, { cause });
  }
}

function answerIn(body: unknown): unknown {
  if (typeof body === 'object' && body !== null && 'answer' in body) return body.answer;
  throw new Error('The site answered something that is no answer');
}
