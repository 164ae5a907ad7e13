import { SearchFailure } from './search-failure.ts';

export type Fetch = (url: string, options: RequestInit) => Promise<Response>;

/** No answer of the search is larger; what is, is not read to its end. */
const mostBytes = 5 * 1024 * 1024;

/** Fetches answers of 2xx only, follows no redirect, and reads no more of a body than is allowed. */
export function boundedFetch(fetch: Fetch): typeof globalThis.fetch {
  return async (input, options) => {
    const response = await fetch(String(input), { ...options, redirect: 'manual' });
    if (!response.ok) {
      await response.body?.cancel();
      const { status } = response;
      throw new SearchFailure(`invalid status ${status}`, { status });
    }
    return new Response(await textOf(response), { headers: { 'Content-Type': 'application/json' } });
  };
}

async function textOf({ body }: Response): Promise<string> {
  const reader = body?.getReader();
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  for (let next = await reader?.read(); next && !next.done; next = await reader?.read()) {
    bytes += next.value.byteLength;
    if (bytes > mostBytes) {
      await reader?.cancel();
      throw new SearchFailure(`answer larger than ${mostBytes} bytes`);
    }
    text += decoder.decode(next.value, { stream: true });
  }
  return text + decoder.decode();
}
