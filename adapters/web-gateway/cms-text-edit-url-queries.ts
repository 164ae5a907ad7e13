import * as v from 'valibot';
import { FetchFailure } from '#adapters/http/fetch-failure.ts';
import { type Fetch, type JsonResponse, requestJson } from '#adapters/http/http-client.ts';
import type { EditorQueries, TextEditUrl } from '#ports/cms.port.ts';

interface CmsDependencies {
  /** The base URL of the CMS. */
  readonly url: string;
  readonly fetch: Fetch;
  /** For the whole response. */
  readonly timeoutMs: number;
}

const urlWire = v.object({
  key: v.string(),
  url: v.pipe(
    v.string(),
    v.check((url) => /^https?:\/\/[^/\s]/i.test(url), 'Not an address of the web'),
  ),
});

/** A list resource: `{ "data": [...] }`, or the bare array. Invalid entries are dropped. */
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

/** The edit URLs of the site's texts, requested from the CMS with the editor's session there (CALL-7). */
export function createCmsTextEditUrlQueries({ url: cms, fetch, timeoutMs }: CmsDependencies): EditorQueries {
  return {
    translationUrls: async ({ locale }, signal) => {
      const url = `${cms}/api/${locale}/translation-urls.json`;
      const options = { credentials: 'include', redirect: 'error' } as const;
      try {
        return parseUrls(await requestJson({ fetch, url, options, timeoutMs, signal }));
      } catch (cause) {
        // The CMS refuses visitors who are not editors; that is not an error.
        if (cause instanceof FetchFailure && [401, 403].includes(cause.status)) return [];
        throw cause;
      }
    },
  };
}

function parseUrls(answer: JsonResponse): readonly TextEditUrl[] {
  const result = v.safeParse(urlsWire, answer.body);
  if (!result.success) throw new FetchFailure({ ...answer, detail: 'not a list of addresses' });
  return result.output.map(({ key, url: edit }) => ({ key, url: edit }));
}
