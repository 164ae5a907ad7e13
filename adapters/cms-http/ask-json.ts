import { membersOf, parsedAnswer } from '#domain/json.ts';
import { innermostMessageOf } from '#domain/message-of.ts';
import { FetchFailure } from './fetch-failure.ts';

/** No answer of the CMS is larger; what is, is not read to its end. */
const mostBytes = 5 * 1024 * 1024;

export type Fetch = (url: string, options: RequestInit) => Promise<Response>;

interface AskJson {
  readonly fetch: Fetch;
  readonly url: string;
  /** What the failure calls it; a token in the address stays out of it. */
  readonly name: string;
  readonly timeoutMs: number;
  readonly signal: AbortSignal | undefined;
}

/** The parsed body of a 2xx answer. */
export interface JsonAnswer {
  readonly status: number;
  readonly statusText: string;
  readonly body: unknown;
}

/** Asks for JSON. Redirects are not followed; the time limit holds for the whole answer. Rejects with a FetchFailure, on an abort with the signal's reason. */
export async function askJson({ fetch, url, name, timeoutMs, signal }: AskJson): Promise<JsonAnswer> {
  signal?.throwIfAborted();
  const limit = AbortSignal.timeout(timeoutMs);
  const either = signal ? AbortSignal.any([signal, limit]) : limit;
  const started = { url: name, status: 0, statusText: 'No answer' };
  try {
    const options = { headers: { Accept: 'application/json' }, redirect: 'manual', signal: either } as const;
    const response = await fetch(url, options);
    const { status, statusText } = response;
    return await readAnswer(response, { url: name, status, statusText });
  } catch (cause) {
    signal?.throwIfAborted();
    if (limit.aborted) throw new FetchFailure({ ...started, message: `no answer in ${timeoutMs} ms`, cause });
    if (cause instanceof FetchFailure) throw cause;
    throw new FetchFailure({ ...started, message: innermostMessageOf(cause), cause });
  }
}

type Answered = Readonly<Record<'url' | 'statusText', string>> & { readonly status: number };

async function readAnswer(response: Response, answered: Answered): Promise<JsonAnswer> {
  const { status, statusText } = answered;
  const text = await bodyOf(response, answered);
  const body = parsedAnswer(text);
  if (!response.ok) throw new FetchFailure({ ...answered, ...said(body) });
  if (body === undefined) throw new FetchFailure(answered);
  return { status, statusText, body };
}

/** The text of a body, no more of it than allowed. */
async function bodyOf(response: Response, answered: Answered): Promise<string> {
  const decoder = new TextDecoder();
  const pieces: string[] = [];
  let bytes = 0;
  for await (const piece of piecesOf(response)) {
    bytes += piece.byteLength;
    if (bytes > mostBytes) {
      throw new FetchFailure({ ...answered, message: `the answer is larger than ${mostBytes} bytes` });
    }
    pieces.push(decoder.decode(piece, { stream: true }));
  }
  return pieces.join('') + decoder.decode();
}

/** Leaving the loop early ends the download. */
async function* piecesOf({ body }: Response): AsyncGenerator<Uint8Array> {
  const reader = body?.getReader();
  if (!reader) return;
  try {
    for (let next = await reader.read(); !next.done; next = await reader.read()) yield next.value;
  } finally {
    await reader.cancel().catch(() => {});
  }
}

/** What an error body says: `{ error: { message } }`, or a string `error` or `message`. */
function said(body: unknown): { readonly message?: string } {
  const { error, message } = membersOf(body);
  const text = [membersOf(error)['message'], error, message].find(
    (one) => typeof one === 'string' && one !== '',
  );
  return typeof text === 'string' ? { message: text } : {};
}
