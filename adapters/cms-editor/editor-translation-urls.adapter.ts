import * as v from 'valibot';
import type { TranslationUrl } from '#domain/flags/translation-tool.ts';
import type { EditorQueries } from '#domain/queries/cms-queries.ts';
import type { QueryPort } from '#ports/query.ts';

interface EditorNeeds {
  /** Where the CMS is. */
  readonly url: string;
  readonly fetch: (url: string, options: RequestInit) => Promise<Response>;
  /** For each answer as a whole. */
  readonly timeoutMs: number;
}

const urlWire = v.object({
  key: v.string(),
  url: v.pipe(
    v.string(),
    v.check((url) => /^https?:\/\/[^/\s]/i.test(url), 'Not an address of the web'),
  ),
});

/** A list resource: `{ "data": [...] }`, or the bare list. An entry that cannot be read is one text without a link. */
const urlsWire = v.pipe(
  v.union([
    v.array(v.unknown()),
    v.pipe(
      v.object({ data: v.nullish(v.array(v.unknown()), []) }),
      v.transform(({ data }) => data),
    ),
  ]),
  v.transform((entries) => entries.flatMap((entry) => (v.is(urlWire, entry) ? [entry] : []))),
);

/** The CMS, asked by an editor's own browser with the editor's own session (CALL-7). */
export class EditorTranslationUrls implements QueryPort<EditorQueries> {
  readonly #needs: EditorNeeds;

  constructor(needs: EditorNeeds) {
    this.#needs = needs;
  }

  async translationUrls(
    { locale }: EditorQueries['translationUrls']['params'],
    signal?: AbortSignal,
  ): Promise<readonly TranslationUrl[]> {
    signal?.throwIfAborted();
    const { url: cms, fetch, timeoutMs } = this.#needs;
    const url = `${cms}/api/${locale}/translation-urls.json`;
    const limit = AbortSignal.timeout(timeoutMs);
    const either = signal ? AbortSignal.any([signal, limit]) : limit;
    try {
      const headers = { Accept: 'application/json' };
      const response = await fetch(url, {
        headers,
        credentials: 'include',
        redirect: 'error',
        signal: either,
      });
      return await urlsIn(response, url);
    } catch (cause) {
      signal?.throwIfAborted();
      if (limit.aborted) throw new Error(`Could not fetch ${url}: no answer in ${timeoutMs} ms`, { cause });
      throw cause;
    }
  }
}

/** Whoever is no editor is refused, and that is no failure. */
async function urlsIn(response: Response, url: string): Promise<readonly TranslationUrl[]> {
  const { status, statusText, ok } = response;
  if (status === 401 || status === 403) return [];
  const failure = `Could not fetch ${url}: ${status} ${statusText}`;
  if (!ok) throw new Error(failure);
  const reading = v.safeParse(urlsWire, await response.json().catch(() => undefined));
  if (!reading.success) throw new Error(`${failure} - not a list of addresses`);
  return reading.output.map(({ key, url: edit }) => ({ key, url: edit }));
}
