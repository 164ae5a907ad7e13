import { membersOf, parsedAnswer } from '#domain/json.ts';
import { innermostMessageOf } from '#domain/message-of.ts';
import { FetchFailure } from './fetch-failure.ts';

export type Fetch = (url: string, options: RequestInit) => Promise<Response>;

export interface HttpRequest {
  readonly fetch: Fetch;
  readonly url: string;
  /** Named in failures in place of a URL that holds secrets. */
  readonly name?: string;
  /** Removed from every failure message, whatever its origin. */
  readonly secrets?: readonly string[];
  /** Sent along as JSON. */
  readonly json?: unknown;
  readonly options?: Omit<RequestInit, 'body' | 'signal'> & { readonly body?: BodyInit | null };
  /** For the answer as a whole. */
  readonly timeoutMs: number;
  /** No answer of the system is larger; what is, is not read to its end. */
  readonly maxBytes?: number;
  readonly signal: AbortSignal | undefined;
}

/** A whole answer, whatever its status. */
export interface HttpResponse {
  readonly name: string;
  readonly ok: boolean;
  readonly status: number;
  readonly statusText: string;
  readonly headers: Headers;
  readonly text: string;
}

/** An answer of 2xx, and what its JSON holds. */
export interface JsonResponse extends HttpResponse {
  readonly body: unknown;
}

const mostBytesOfAny = 5 * 1024 * 1024;

/** Asks a system over HTTP. Rejects with a FetchFailure where no whole answer came in time, on an abort with the signal's reason. */
export async function sendRequest(question: HttpRequest): Promise<HttpResponse> {
  const { fetch, url, name = url, secrets = [], timeoutMs, signal } = question;
  signal?.throwIfAborted();
  const limit = AbortSignal.timeout(timeoutMs);
  const either = signal ? AbortSignal.any([signal, limit]) : limit;
  try {
    const response = await fetch(url, { ...optionsOf(question), signal: either });
    const { ok, status, statusText, headers } = response;
    return { name, ok, status, statusText, headers, text: await textOf(response, question) };
  } catch (cause) {
    signal?.throwIfAborted();
    if (cause instanceof FetchFailure && !limit.aborted) throw cause;
    const detail = limit.aborted
      ? `no answer in ${timeoutMs} ms`
      : without(secrets, innermostMessageOf(cause));
    // What caused it may repeat a secret, in its own causes too.
    const because = secrets.length > 0 ? {} : { cause };
    throw new FetchFailure({ name, status: 0, statusText: 'No answer', detail: detail, ...because });
  }
}

/** The same, parsed. Rejects also where the answer is no 2xx, with what its body says, and where it is no JSON; an empty one is none, unless it `mayBeEmpty`. */
export async function requestJson(question: HttpRequest, mayBeEmpty = false): Promise<JsonResponse> {
  const answer = await sendRequest(question);
  const body = parsedAnswer(answer.text);
  if (!answer.ok) throw new FetchFailure({ ...answer, detail: saidIn(body, question.secrets) });
  if (body === undefined && !(mayBeEmpty && answer.text === '')) throw new FetchFailure(answer);
  return { ...answer, body };
}

function optionsOf({ json, options }: HttpRequest): RequestInit {
  if (json === undefined) return { headers: { Accept: 'application/json' }, ...options };
  const headers = { Accept: 'application/json', 'Content-Type': 'application/json' };
  return { headers, body: JSON.stringify(json), ...options };
}

/** The text of a body, no more of it than allowed. */
async function textOf(response: Response, { url, name = url, maxBytes = mostBytesOfAny }: HttpRequest) {
  const reader = response.body?.getReader();
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  for (let next = await reader?.read(); next && !next.done; next = await reader?.read()) {
    bytes += next.value.byteLength;
    if (bytes > maxBytes) {
      await reader?.cancel().catch(() => {});
      const { status, statusText } = response;
      const detail = `the answer is larger than ${maxBytes} bytes`;
      throw new FetchFailure({ name, status, statusText, detail: detail });
    }
    text += decoder.decode(next.value, { stream: true });
  }
  return text + decoder.decode();
}

/** What an error body says: `{ error: { message } }`, or a string `error` or `message`. */
function saidIn(body: unknown, secrets: readonly string[] = []): string | undefined {
  const { error, message } = membersOf(body);
  const said = [membersOf(error)['message'], error, message].find(
    (one) => typeof one === 'string' && one !== '',
  );
  return typeof said === 'string' ? without(secrets, said) : undefined;
}

function without(secrets: readonly string[], text: string): string {
  return secrets.reduce((left, secret) => left.replaceAll(secret, '…'), text);
}
