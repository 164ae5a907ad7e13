import { membersOf, parsedJson } from '#domain/json.ts';
import { innermostMessageOf } from '#domain/message-of.ts';
import { BridgeFailure } from './bridge-failure.ts';

/** No answer of the Bridge is larger; what is, is not read to its end. */
const mostBytes = 1024 * 1024;

export type Fetch = (url: string, options: RequestInit) => Promise<Response>;

export interface AskBridge {
  readonly fetch: Fetch;
  readonly method: 'GET' | 'POST' | 'PUT';
  readonly url: string;
  /** What the failure calls it: the address without ids and hashes. */
  readonly name: string;
  /** What no failure may repeat, whoever says it. */
  readonly secrets: readonly string[];
  readonly body?: unknown;
  readonly timeoutMs: number;
  readonly signal: AbortSignal | undefined;
}

interface Answered {
  readonly name: string;
  readonly status: number;
  readonly statusText: string;
}

/** Asks the Bridge; undefined for an answer without a body. Redirects are not followed, no cookie goes along. Rejects with a BridgeFailure, on an abort with the signal's reason. */
export async function askBridge(asked: AskBridge): Promise<unknown> {
  const { fetch, url, name, timeoutMs, signal, secrets } = asked;
  signal?.throwIfAborted();
  const limit = AbortSignal.timeout(timeoutMs);
  const either = signal ? AbortSignal.any([signal, limit]) : limit;
  const unanswered = { name, status: 0, statusText: 'No answer' };
  try {
    const response = await fetch(url, optionsFor(asked, either));
    return await readAnswer(
      response,
      { name, status: response.status, statusText: response.statusText },
      secrets,
    );
  } catch (cause) {
    signal?.throwIfAborted();
    if (limit.aborted) throw new BridgeFailure({ ...unanswered, message: `no answer in ${timeoutMs} ms` });
    if (cause instanceof BridgeFailure) throw cause;
    throw new BridgeFailure({ ...unanswered, message: without(secrets, innermostMessageOf(cause)) });
  }
}

function optionsFor({ method, body }: AskBridge, signal: AbortSignal): RequestInit {
  const kept = {
    method,
    signal,
    redirect: 'error',
    credentials: 'omit',
    cache: 'no-store',
    // What is saved arrives also where the visitor goes on meanwhile.
    keepalive: method !== 'GET',
  } as const;
  if (body === undefined) return { ...kept, headers: { Accept: 'application/json' } };
  const headers = { Accept: 'application/json', 'Content-Type': 'application/json' };
  return { ...kept, headers, body: JSON.stringify(body) };
}

async function readAnswer(
  response: Response,
  answered: Answered,
  secrets: readonly string[],
): Promise<unknown> {
  const text = await textOf(response, answered);
  const body = parsedJson(text);
  if (!response.ok) {
    const said = saidIn(body);
    throw new BridgeFailure({ ...answered, ...(said && { message: without(secrets, said) }) });
  }
  if (text !== '' && body === undefined) throw new BridgeFailure(answered);
  return body;
}

/** The text of a body, no more of it than allowed. */
async function textOf({ body }: Response, answered: Answered): Promise<string> {
  const reader = body?.getReader();
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  for (let next = await reader?.read(); next && !next.done; next = await reader?.read()) {
    bytes += next.value.byteLength;
    if (bytes > mostBytes) {
      await reader?.cancel();
      throw new BridgeFailure({ ...answered, message: `the answer is larger than ${mostBytes} bytes` });
    }
    text += decoder.decode(next.value, { stream: true });
  }
  return text + decoder.decode();
}

/** What an error body says: `{ error: { message } }`, or a string `error` or `message`. */
function saidIn(body: unknown): string | undefined {
  const { error, message } = membersOf(body);
  const said = [membersOf(error)['message'], error, message].find(
    (one) => typeof one === 'string' && one !== '',
  );
  return typeof said === 'string' ? said : undefined;
}

function without(secrets: readonly string[], text: string): string {
  return secrets.reduce((left, secret) => left.replaceAll(secret, '…'), text);
}
