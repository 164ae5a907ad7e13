import { parseJsonReplacingLoneSurrogates } from '#adapters/http/parse-response-json.ts';
import { toErrorMessage } from '#domain/error-message.ts';
import { toUnknownRecord } from '#domain/json.ts';
import { FetchFailure } from './fetch-failure.ts';

export type Fetch = (url: string, options: RequestInit) => Promise<Response>;

export interface HttpRequest {
  readonly fetch: Fetch;
  readonly url: string;
  /** Used in error messages instead of a URL that contains secrets. */
  readonly name?: string;
  /** Removed from all error messages. */
  readonly secrets?: readonly string[];
  /** The JSON request body. */
  readonly json?: unknown;
  readonly options?: Omit<RequestInit, 'body' | 'signal'> & { readonly body?: BodyInit | null };
  /** For the whole response. */
  readonly timeoutMs: number;
  /** The maximum size of a response; reading stops beyond it. */
  readonly maxBytes?: number;
  readonly signal: AbortSignal | undefined;
}

/** A complete response with any status. */
export interface HttpResponse {
  readonly name: string;
  readonly ok: boolean;
  readonly status: number;
  readonly statusText: string;
  readonly headers: Headers;
  readonly text: string;
}

/** A 2xx response with its parsed JSON body. */
export interface JsonResponse extends HttpResponse {
  readonly body: unknown;
}

const defaultMaxBytes = 5 * 1024 * 1024;

/** Sends an HTTP request. Rejects with a FetchFailure if no complete response arrives in time; on an abort with the signal's reason. */
export async function sendRequest(request: HttpRequest): Promise<HttpResponse> {
  const { fetch, url, name = url, secrets = [], timeoutMs, signal } = request;
  signal?.throwIfAborted();
  const timeout = AbortSignal.timeout(timeoutMs);
  const combined = signal ? AbortSignal.any([signal, timeout]) : timeout;
  try {
    const response = await fetch(url, { ...toOptions(request), signal: combined });
    const { ok, status, statusText, headers } = response;
    return { name, ok, status, statusText, headers, text: await readText(response, request) };
  } catch (cause) {
    signal?.throwIfAborted();
    if (cause instanceof FetchFailure && !timeout.aborted) throw cause;
    const detail = timeout.aborted
      ? `no answer in ${timeoutMs} ms`
      : redact(secrets, findInnermostMessage(cause));
    // The original error is dropped if there are secrets, since it may contain them.
    const causeOption = secrets.length > 0 ? {} : { cause };
    throw new FetchFailure({ name, status: 0, statusText: 'No answer', detail, ...causeOption });
  }
}

/** Sends an HTTP request and parses the JSON response. Also rejects for a status other than 2xx, with the message in the body, and for invalid JSON; an empty body is invalid unless `mayBeEmpty`. */
export async function requestJson(request: HttpRequest, mayBeEmpty = false): Promise<JsonResponse> {
  const response = await sendRequest(request);
  const body = parseJsonReplacingLoneSurrogates(response.text);
  if (!response.ok) throw new FetchFailure({ ...response, detail: findErrorMessage(body, request.secrets) });
  if (body === undefined && !(mayBeEmpty && response.text === '')) throw new FetchFailure(response);
  return { ...response, body };
}

function toOptions({ json, options }: HttpRequest): RequestInit {
  if (json === undefined) return { headers: { Accept: 'application/json' }, ...options };
  const headers = { Accept: 'application/json', 'Content-Type': 'application/json' };
  return { headers, body: JSON.stringify(json), ...options };
}

/** Reads a body as text, up to the maximum size. */
async function readText(response: Response, { url, name = url, maxBytes = defaultMaxBytes }: HttpRequest) {
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
      throw new FetchFailure({ name, status, statusText, detail });
    }
    text += decoder.decode(next.value, { stream: true });
  }
  return text + decoder.decode();
}

/** The message of an error body: `{ error: { message } }`, or a string `error` or `message`. */
function findErrorMessage(body: unknown, secrets: readonly string[] = []): string | undefined {
  const { error, message } = toUnknownRecord(body);
  const reported = [toUnknownRecord(error)['message'], error, message].find(
    (one) => typeof one === 'string' && one !== '',
  );
  return typeof reported === 'string' ? redact(secrets, reported) : undefined;
}

function redact(secrets: readonly string[], text: string): string {
  return secrets.reduce((redacted, secret) => redacted.replaceAll(secret, '…'), text);
}

/** The message of the innermost cause, which usually names the real problem: `connect ECONNREFUSED`. */
function findInnermostMessage(cause: unknown): string {
  const isCaused = cause instanceof Error && cause.cause instanceof Error && cause.cause !== cause;
  return isCaused ? findInnermostMessage(cause.cause) : toErrorMessage(cause);
}
